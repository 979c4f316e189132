import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './contract/envelope.ts';
import { isRecord } from './contract/json.ts';
import { ShopError } from './contract/shop-error.ts';
import { isDatabaseAway } from './db/database-faults.ts';
import type { ShopContext } from './shop-context.ts';

const tooLarge = 'FST_ERR_CTP_BODY_TOO_LARGE';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;

/** What Fastify itself refuses (a malformed address, a body too large) is the caller's fault; the rest is ours: a database that is away, or a fault. */
const asShopError = (error: unknown): ShopError => {
  if (error instanceof ShopError) return error;
  if (isDatabaseAway(error)) return new ShopError('UNAVAILABLE', { httpStatus: 503, data: { retryAfter: 1 } });
  if (codeOf(error) === tooLarge)
    return new ShopError('BAD_REQUEST', { httpStatus: 413, message: 'The request is too large.' });
  const status = statusOf(error);
  if (status === 404) return new ShopError('NOT_FOUND', { httpStatus: 404 });
  return status >= 400 && status < 500
    ? new ShopError('BAD_REQUEST', { httpStatus: 400, message: 'The request cannot be read.' })
    : new ShopError('INTERNAL', { httpStatus: 500 });
};

/** When a caller may come again, in seconds; only what is an error of HTTP, too, has the header. */
export const retryAfter = ({ httpStatus, data }: ShopError): number | undefined =>
  httpStatus >= 400 && isRecord(data) && typeof data.retryAfter === 'number' ? data.retryAfter : undefined;

type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Every fault becomes the envelope; what went wrong inside is in the log under the trace id and nowhere else. */
export const errorAnswer =
  ({ clock, log }: Pick<ShopContext, 'clock' | 'log'>): AnswerError =>
  (error, request, reply) => {
    const shopError = asShopError(error);
    if (shopError.status >= 500) log.error({ err: error, traceId: request.id, path: request.url }, 'a request failed');
    else
      log.debug({ traceId: request.id, errorCode: shopError.code, fields: shopError.fields }, 'a request was refused');
    const seconds = retryAfter(shopError);
    if (seconds !== undefined) void reply.header('retry-after', String(seconds));
    void reply
      .code(shopError.httpStatus)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure(shopError, { serverTime: clock.now(), traceId: request.id })));
  };
