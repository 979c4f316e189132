import Fastify, { type FastifyInstance } from 'fastify';
import { answerInTurn } from './answer-in-turn.ts';
import { answerBroken } from './broken-request.ts';
import { compressAnswers } from './compression.ts';
import { limitConnections, requestTimes } from './connections.ts';
import { bindContract, type Binding } from './contract/bind.ts';
import { ShopError } from './contract/shop-error.ts';
import { serveInbox } from './dev-mail.ts';
import { keepForDevelopers } from './developers-alone.ts';
import { errorAnswer } from './errors.ts';
import { isHealth, serveHealth } from './health.ts';
import { servePages, type Pages } from './render/pages.ts';
import { contractFile } from './places.ts';
import { logRequests } from './request-log.ts';
import { commonHeaders } from './security/headers.ts';
import { admitOwnPages } from './security/own-pages.ts';
import { memoryRateLimiter } from './contract/rate-limiter.ts';
import type { ShopContext } from './shop-context.ts';
import type { DrawLit } from './shop/media/lit-pictures.ts';
import { serveFiles } from './static-files.ts';

/** A request whose body takes longer is ended: 60 MB in this time are a slow phone; ms. */
const longestRequest = 10 * 60_000;

const noSchemas = (): never => {
  throw new Error('A route has a schema of Fastify: the contract says what is sent, and checks it.');
};
/** What would compile them is not loaded. */
const withoutSchemas = { buildValidator: noSchemas, buildSerializer: noSchemas };

export interface AppParts {
  readonly shop: ShopContext;
  readonly handlers: Binding['handlers'];
  readonly pages?: Pages | undefined;
  /** Draws a lamp in a light that a shopper has set; `drawLitPicture` when left out. */
  readonly drawLit?: DrawLit;
  /** Another contract or a part of it: for tests. */
  readonly contract?: Pick<Binding, 'partial'> & { readonly file?: string };
}

/** The shop as one HTTP application: headers, log, errors, then API, files and pages, in this order. */
export const makeApp = async ({
  shop,
  handlers,
  pages,
  drawLit,
  contract = {},
}: AppParts): Promise<FastifyInstance> => {
  const { config } = shop;
  const headers = commonHeaders(config);
  const answerError = errorAnswer(shop);
  const app = Fastify({
    logger: false,
    clientErrorHandler: answerBroken(shop, headers),
    // Node would refuse a request without a host in words of its own.
    http: { requireHostHeader: false, ...requestTimes },
    requestTimeout: longestRequest,
    // Fastify would refuse in words of its own what comes while it closes.
    return503OnClosing: false,
    // An address that cannot be decoded fails before any hook runs.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    // One hop: the proxy in front is believed, what a shopper wrote into the header before it is not.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    genReqId: () => shop.newId(),
    schemaController: { compilersFactory: withoutSchemas },
    routerOptions: { maxParamLength: 200 },
  });
  admitOwnPages(app, config);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.addHook('onRequest', async (request, reply) => void reply.headers(headers).header('x-trace-id', request.id));
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!closing || isHealth(url)) return;
    void reply.header('connection', 'close');
    throw new ShopError('UNAVAILABLE', { httpStatus: 503, data: { retryAfter: 1 } });
  });
  app.addHook('onRequest', async ({ raw, headers: { host } }) => {
    // HTTP/1.0, which some health checks speak, has no host to name.
    if (host === undefined && raw.httpVersion === '1.1')
      throw new ShopError('BAD_REQUEST', { httpStatus: 400, message: 'The request names no host.' });
  });
  limitConnections(app, config);
  keepForDevelopers(app, config);
  answerInTurn(app);
  pages?.before?.(app);
  logRequests(app, shop);
  compressAnswers(app);
  app.setErrorHandler(answerError);

  const limiter = memoryRateLimiter(shop.clock);
  serveHealth(app, shop, () => closing);
  await bindContract(app, {
    contractFile: contract.file ?? contractFile,
    handlers,
    shop,
    limiter,
    partial: contract.partial ?? false,
  });
  serveInbox(app, shop);
  await serveFiles(app, config, { limiter, drawLit });
  servePages(app, shop, limiter, pages);
  return app;
};
