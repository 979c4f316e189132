import type { FastifyInstance } from 'fastify';
import type { ShopContext } from './shop-context.ts';

/** One line per answer, without query and without address of the caller; files are not worth a line each. */
export const logRequests = (app: FastifyInstance, { log }: ShopContext): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      traceId: request.id,
      method: request.method,
      path: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) log.error(line, 'request');
    else if (request.routeOptions.url?.endsWith('*')) log.debug(line, 'request');
    else log.info(line, 'request');
  });
};
