import type { FastifyInstance } from 'fastify';
import { ShopError } from '../contract/shop-error.ts';
import type { Config } from '../config.ts';
import { makeNonce, pagePolicy } from '../security/headers.ts';
import { innerFetch } from './inner-fetch.ts';
import type { RenderPage } from './page.ts';

/** Addresses that answer JSON or files, also when nothing is there: no page of the shop begins like this. */
const notPages = ['/bff-app/', '/app-mall/', '/app-mall-admin/', '/web-log/', '/assets/', '/media/', '/uploads/', '/themes/', '/dev/'];

/** Every GET that nothing else answers is a page; the renderer decides whether it exists. */
export const servePages = (app: FastifyInstance, config: Config, renderPage: RenderPage | undefined): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !notPages.some((prefix) => request.url.startsWith(prefix));
    if (!isPage || !renderPage) throw new ShopError('NOT_FOUND', { httpStatus: 404 });
    const nonce = makeNonce();
    const { status, headers = {}, body } = await renderPage({
      url: new URL(request.url, config.publicOrigin),
      headers: request.headers,
      nonce,
      fetch: innerFetch(app, request.ip),
    });
    return reply
      .code(status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers })
      .header('content-security-policy', pagePolicy(config, nonce))
      .send(body);
  });
};
