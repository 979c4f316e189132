import type { FastifyInstance } from 'fastify';
import { timeOfPage, withTime } from '../another-time.ts';
import type { RateLimiter } from '../contract/rate-limiter.ts';
import { networkOf, networksOf } from '../security/network.ts';
import { createSlots } from '../slots.ts';
import { pageLimit } from '../contract/rate-limits.ts';
import { ShopError } from '../contract/shop-error.ts';
import { makeNonce } from '../security/headers.ts';
import { innerFetch } from './inner-fetch.ts';
import { retryAfter } from '../errors.ts';
import type { ShopContext } from '../shop-context.ts';
import { busyPage } from './busy-page.ts';
import type { PageAnswer, RenderPage } from './page.ts';

export interface Pages {
  readonly render: RenderPage;
  /** The security policy of the page at a path with this nonce and the hashes of its inline scripts. */
  readonly policy: (path: string, nonce: string, inlineScripts: readonly string[]) => string;
  /** Runs before any route is made: where development serves modules from. */
  readonly before?: (app: FastifyInstance) => void;
}

/** Addresses that answer JSON or files, also when nothing is there: no page of the shop begins like this. */
const notPages = [
  '/bff-app/',
  '/app-mall/',
  '/app-mall-admin/',
  '/web-log/',
  '/assets/',
  '/media/',
  '/uploads/',
  '/themes/',
  '/skins/',
  '/dev/',
];

/** Bits of what a provider gives to a home, and how many pages that are not kept it may wait for at once: a tenth of all. */
const home = 56;
const pagesOfHome = 10;

/** Every GET that nothing else answers is a page; the renderer decides whether it exists. */
export const servePages = (
  app: FastifyInstance,
  { config, clock }: Pick<ShopContext, 'config' | 'clock'>,
  limiter: RateLimiter,
  pages: Pages | undefined,
): void => {
  const { publicOrigin, rateLimits } = config;
  const onTheirWay = createSlots({
    all: Infinity,
    each: pagesOfHome,
    busy: 'Your network is asking for too many pages at once.',
  });
  const beginRender = (ip: string): (() => void) => {
    limiter.take('page', pageLimit, networksOf(ip));
    return onTheirWay.take(networkOf(ip, home));
  };
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !notPages.some((prefix) => request.url.startsWith(prefix));
    // An address such as //x would be another host to the URL parser.
    const address = `${publicOrigin}${request.url}`;
    if (!isPage || !pages || !URL.canParse(address)) throw new ShopError('NOT_FOUND', { httpStatus: 404 });
    const nonce = makeNonce();
    const url = new URL(address);
    const isOtherHost = request.host !== url.host;
    const { ahead, headers } = timeOfPage(config, { url, cookies: request.headers.cookie }, clock.now());
    const answer = await pages
      .render({
        url,
        isOtherHost,
        headers: request.headers,
        nonce,
        ahead,
        fetch: innerFetch(app, withTime(ahead)),
        beginRender: () => (rateLimits ? beginRender(request.ip) : () => undefined),
      })
      .catch((error: unknown) => askAgain(error, nonce));
    return reply
      .code(answer.status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' })
      .headers({ ...headers, ...answer.headers })
      .header('content-security-policy', pages.policy(url.pathname, nonce, answer.inlineScripts ?? []))
      .send(answer.body);
  });
};

/** A page in place of one that cannot be had now. @throws whatever is no matter of time */
function askAgain(error: unknown, nonce: string): PageAnswer {
  const seconds = error instanceof ShopError ? retryAfter(error) : undefined;
  if (!(error instanceof ShopError) || seconds === undefined) throw error;
  return {
    status: error.httpStatus,
    headers: { 'cache-control': 'no-store', 'retry-after': String(seconds) },
    body: busyPage({ message: error.message, seconds, nonce }),
  };
}
