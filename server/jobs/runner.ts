import type { ShopContext } from '../shop-context.ts';

/** Something the shop does by itself. Runs may overlap between processes, so a job claims its rows by condition. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(shop: ShopContext): Promise<unknown>;
}

export interface JobRunner {
  /** Starts every job whose pause is over; resolves when they have ended. */
  tick(): Promise<void>;
  /** No job starts any more; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

const tickMs = 100;

interface RunnerOptions {
  readonly loop?: boolean;
  /** Milliseconds since some moment. A clock of the day that is put right must not stretch the pauses. */
  readonly elapsed?: () => number;
}

/** One loop for all jobs. A job never overlaps itself, and one that fails is logged and tried after its next pause. */
export const runJobs = (
  shop: ShopContext,
  jobs: readonly Job[],
  { loop = true, elapsed = () => performance.now() }: RunnerOptions = {},
): JobRunner => {
  const due = new Map<Job, number>();
  const running = new Map<Job, Promise<void>>();

  const start = async (job: Job): Promise<void> => {
    try {
      await job.run(shop);
    } catch (error) {
      shop.log.error({ err: error, job: job.name }, 'a job failed');
    } finally {
      running.delete(job);
      due.set(job, elapsed() + job.everyMs);
    }
  };
  const tick = async (): Promise<void> => {
    const now = elapsed();
    for (const job of jobs) {
      if (!running.has(job) && (due.get(job) ?? now) <= now) running.set(job, start(job));
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
