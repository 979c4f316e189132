import { ShopError } from './shop-error.ts';
import type { Clock } from '../clock.ts';
import type { Network } from '../security/network.ts';
import type { Limit } from './rate-limits.ts';

export interface RateLimiter {
  /**
   * Counts one call for all networks of a caller, or for none of them where one has had its share.
   * @throws RATE_LIMITED over HTTP 429 with `data.retryAfter` in seconds when there are too many
   */
  take(name: string, limit: Pick<Limit, 'calls' | 'perMs'>, who: readonly Network[]): void;
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
      const now = clock.now();
      const found = who.map(({ name: network, share }) => {
        const key = `${name} ${network}`;
        const most = calls * share;
        const before = buckets.get(key);
        const filled = before ? before.tokens + (Math.max(0, now - before.at) * most) / perMs : most;
        return { key, most, isKnown: before !== undefined, tokens: Math.min(most, filled) };
      });
      const isFine = found.every(({ tokens }) => tokens >= 1);
      for (const { key, tokens, isKnown } of found) {
        // A refusal writes nothing new: whoever has many networks fills no memory with them.
        if (!isFine && !isKnown) continue;
        buckets.delete(key);
        if (buckets.size >= maxKeys) forgetOldest();
        buckets.set(key, { tokens: isFine ? tokens - 1 : tokens, at: now });
      }
      if (!isFine) refuseFor(Math.max(...found.map(({ tokens, most }) => ((1 - tokens) * perMs) / most)));
    },
  };
};
