import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.ts';
import { jobsOf } from './jobs.ts';
import { runJobs } from './jobs/runner.ts';
import { listenProblem } from './listen-problem.ts';
import type { Pages } from './render/pages.ts';
import { handlers } from './routes/handlers.ts';
import type { ShopContext } from './shop-context.ts';

export interface Served {
  readonly app: FastifyInstance;
  readonly port: number;
  /** Answers what has been asked, ends the jobs, closes the database; safe to call twice. */
  close(): Promise<void>;
}

const listen = async (app: FastifyInstance, { host, port }: ShopContext['config']): Promise<number> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenProblem(error, { host, port });
  }
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
};

/** Puts a migrated shop on the network with its jobs. @throws StartError when the port is taken */
export const serve = async (shop: ShopContext, pages?: Pages): Promise<Served> => {
  const app = await makeApp({ shop, handlers, pages });
  const port = await listen(app, shop.config);
  const jobs = runJobs(shop, jobsOf(shop.config));
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await app.close();
    await jobs.stop();
    await shop.database.close();
  };
  return { app, port, close: () => (closing ??= end()) };
};
