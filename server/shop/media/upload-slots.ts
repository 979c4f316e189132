import { ShopError } from '#server/contract/shop-error.ts';
import type { uploadsAtOnce } from './upload-limits.ts';

export interface UploadSlots {
  /** Runs `work` in a slot. @throws UNAVAILABLE over HTTP 503 with `data.retryAfter` in seconds when none is free */
  use<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

/** Files that are received at once: what a process holds of them has a bound, however many are sent. */
export function createUploadSlots({ all, each }: typeof uploadsAtOnce): UploadSlots {
  const taken = new Map<string, number>();
  let total = 0;
  const add = (who: string, change: 1 | -1): void => {
    total += change;
    const now = (taken.get(who) ?? 0) + change;
    if (now === 0) taken.delete(who);
    else taken.set(who, now);
  };
  return {
    use: async (who, work) => {
      if (total >= all || (taken.get(who) ?? 0) >= each) {
        throw new ShopError('UNAVAILABLE', {
          httpStatus: 503,
          message: 'Many files are arriving right now. Please try again in a moment.',
          data: { retryAfter: 5 },
        });
      }
      add(who, 1);
      try {
        return await work();
      } finally {
        add(who, -1);
      }
    },
  };
}
