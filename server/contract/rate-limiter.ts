import { ShopError } from './shop-error.ts';
import type { Clock } from '../clock.ts';
import type { Limit } from './rate-limits.ts';

export interface RateLimiter {
  /** Counts one call. @throws RATE_LIMITED over HTTP 429 with `data.retryAfter` in seconds when there are too many */
  take(name: string, limit: Pick<Limit, 'calls' | 'perMs'>, who: string): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** @throws RATE_LIMITED over HTTP 429 with `data.retryAfter` in seconds */
export function refuseFor(waitMs: number): never {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
  throw new ShopError('RATE_LIMITED', { httpStatus: 429, data: { retryAfter } });
}

/**
 * A token bucket per name and caller, in the memory of one process. At most `maxKeys` buckets are kept: when full, the
 * one untouched for longest goes, which forgives a caller who has been quiet and never one who is calling.
 */
export const memoryRateLimiter = (clock: Clock, maxKeys = 50_000): RateLimiter & { readonly size: number } => {
  const buckets = new Map<string, Bucket>();
  const forgetOldest = (): void => {
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  };
  return {
    get size() {
      return buckets.size;
    },
    take(name, { calls, perMs }, who) {
      const key = `${name} ${who}`;
      const now = clock.now();
      const before = buckets.get(key) ?? { tokens: calls, at: now };
      const tokens = Math.min(calls, before.tokens + (Math.max(0, now - before.at) * calls) / perMs);
      buckets.delete(key);
      if (buckets.size >= maxKeys) forgetOldest();
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
      if (tokens >= 1) return;
      refuseFor(((1 - tokens) * perMs) / calls);
    },
  };
};
