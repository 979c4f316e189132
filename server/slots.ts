import { ShopError } from './contract/shop-error.ts';

export interface Slots {
  /** Takes a slot for `who`. @returns what gives it back @throws UNAVAILABLE over HTTP 503 with `data.retryAfter` in seconds when none is free */
  take(who: string): () => void;
  /** Runs `work` in a slot. @throws UNAVAILABLE as `take` does */
  use<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

/** Work that goes on at once: what a process holds of it has a bound, however much is asked for. `busy` says why not now. */
export function createSlots({
  all,
  each,
  busy,
}: {
  readonly all: number;
  readonly each: number;
  readonly busy: string;
}): Slots {
  const taken = new Map<string, number>();
  let total = 0;
  const add = (who: string, change: 1 | -1): void => {
    total += change;
    const now = (taken.get(who) ?? 0) + change;
    if (now === 0) taken.delete(who);
    else taken.set(who, now);
  };
  const take = (who: string): (() => void) => {
    if (total >= all || (taken.get(who) ?? 0) >= each)
      throw new ShopError('UNAVAILABLE', { httpStatus: 503, message: busy, data: { retryAfter: 5 } });
    add(who, 1);
    return () => add(who, -1);
  };
  return {
    take,
    use: async (who, work) => {
      const giveBack = take(who);
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}
