import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { readLateKinds } from './jobs/late-entries.ts';
import { isMigrated } from './db/migrate.ts';
import type { ShopContext } from './shop-context.ts';

/** Questions of whoever runs the shop, which are answered until the end. */
export const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';

/**
 * `/healthz`: the process answers. `/readyz`: send it shoppers; false while it closes, cannot reach its tables or could not write them.
 * A shop that is ready says of its mails and other effects for how many minutes they are late, since no other process would be sooner.
 */
export const serveHealth = (app: FastifyInstance, shop: ShopContext, isClosing: () => boolean): void => {
  const { database, log } = shop;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const serves = await servesRequests(database).catch((error: unknown) => {
      log.error({ err: error }, 'the database does not answer');
      return false;
    });
    const ready = serves && !isClosing();
    if (!ready) return reply.code(503).send({ status: 'not ready' });
    const late = await readLateKinds(shop);
    return reply.send({ status: 'ready', ...(Object.keys(late).length > 0 && { late }) });
  });
};

const servesRequests = async (database: Database): Promise<boolean> =>
  (await isMigrated(database.db)) && (await database.isWritable());
