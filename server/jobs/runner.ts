import type { ShopContext } from '../shop-context.ts';

/** Something the shop does by itself. Runs may overlap between processes, so a job claims its rows by condition. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(shop: ShopContext): Promise<unknown>;
}

export interface JobRunner {
  /** Starts every job whose time has come, by the clock of the shop; resolves when they have ended. */
  tick(): Promise<void>;
  /** No job starts any more; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

const tickMs = 100;

/** One loop for all jobs. A job never overlaps itself, and one that fails is logged and tried at its next time. */
export const runJobs = (shop: ShopContext, jobs: readonly Job[], { loop = true } = {}): JobRunner => {
  const due = new Map<Job, number>();
  const running = new Map<Job, Promise<void>>();

  const start = async (job: Job): Promise<void> => {
    try {
      await job.run(shop);
    } catch (error) {
      shop.log.error({ err: error, job: job.name }, 'a job failed');
    } finally {
      running.delete(job);
      due.set(job, shop.clock.now() + job.everyMs);
    }
  };
  const tick = async (): Promise<void> => {
    const now = shop.clock.now();
    for (const job of jobs) {
      if (!running.has(job) && (due.get(job) ?? 0) <= now) running.set(job, start(job));
    }
    await Promise.all(running.values());
  };
  const timer = loop ? setInterval(() => void tick(), tickMs) : undefined;
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
};
