import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { otherOrigins } from './headers.ts';

/** How long a browser remembers what it may send, s; the most that Chromium does. */
const remembered = '7200';

/**
 * Lets the pages of the shop's own address ask this server under the other names that its pages are told (`API_ORIGIN`,
 * `LOG_ORIGIN`, `THEME_ORIGIN`). Bearers are headers: no cookie goes along, so none is allowed.
 */
export function admitOwnPages(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin' | 'apiOrigin' | 'logOrigin' | 'themeOrigin'>,
): void {
  if (otherOrigins(config).length === 0) return;
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    void reply.header('vary', 'origin');
    if (headers.origin !== config.publicOrigin) return;
    void reply.header('access-control-allow-origin', config.publicOrigin);
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
        'access-control-max-age': remembered,
      })
      .send();
  });
}
