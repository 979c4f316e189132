import { ShopError } from './contract/shop-error.ts';

export interface WorkQueue {
  /** Runs `work` in its turn. @throws UNAVAILABLE over HTTP 503 with `data.retryAfter` in seconds where too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A task of its own between two pieces of work, in which other requests are answered. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Work that keeps the processor busy, a few pieces at a time: other requests are answered in between, and what waits has a
 * bound, however many ask.
 */
export function createWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    running -= 1;
    line.shift()?.();
  };
  const turn = async (): Promise<void> => {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw new ShopError('UNAVAILABLE', { httpStatus: 503, data: { retryAfter: 2 } });
      }
      await new Promise<void>((resolve) => line.push(resolve));
      running += 1;
      await breath();
    } else {
      running += 1;
    }
  };
  return {
    run: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
