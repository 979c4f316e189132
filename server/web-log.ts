import type { FastifyInstance } from 'fastify';
import { isRecord, parseJson } from './contract/json.ts';
import type { RateLimiter } from './security/rate-limiter.ts';
import type { ShopContext } from './shop-context.ts';

const limit = { calls: 30, perMs: 60_000, bodyBytes: 16_384 };

/** Faults that browsers report. They are redacted there and, because a browser may lie, once more by our log. */
export const serveWebLog = async (
  app: FastifyInstance,
  { config, log }: ShopContext,
  limiter: RateLimiter,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/web-log/v1/entry', { bodyLimit: limit.bodyBytes }, async (request, reply) => {
      if (config.rateLimits) limiter.take('web-log', limit, request.ip);
      const entry = Buffer.isBuffer(request.body) ? parseJson(request.body) : {};
      if (isRecord(entry))
        log.warn({ webTraceId: entry.traceId, appId: entry.appId, data: entry.data }, 'a browser reports a fault');
      return reply.code(204).send();
    });
  });
};
