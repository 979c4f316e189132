import type { FastifyInstance } from 'fastify';
import { isMigrated } from './db/migrate.ts';
import type { ShopContext } from './shop-context.ts';

/** `/healthz`: the process answers. `/readyz`: send it shoppers; false while it closes or cannot reach its tables. */
export const serveHealth = (app: FastifyInstance, { db, log }: ShopContext, isClosing: () => boolean): void => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const migrated = await isMigrated(db).catch((error: unknown) => {
      log.error({ err: error }, 'the database does not answer');
      return false;
    });
    const ready = migrated && !isClosing();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
};
