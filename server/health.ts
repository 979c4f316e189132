import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { isMigrated } from './db/migrate.ts';
import type { ShopContext } from './shop-context.ts';

/** Questions of whoever runs the shop, which are answered until the end. */
export const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';

/** `/healthz`: the process answers. `/readyz`: send it shoppers; false while it closes, cannot reach its tables or could not write them. */
export const serveHealth = (app: FastifyInstance, { database, log }: ShopContext, isClosing: () => boolean): void => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const serves = await servesRequests(database).catch((error: unknown) => {
      log.error({ err: error }, 'the database does not answer');
      return false;
    });
    const ready = serves && !isClosing();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
};

const servesRequests = async (database: Database): Promise<boolean> =>
  (await isMigrated(database.db)) && (await database.isWritable());
