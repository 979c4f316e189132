import type { Socket } from 'node:net';
import { failure } from './contract/envelope.ts';
import { ShopError } from './contract/shop-error.ts';
import type { ShopContext } from './shop-context.ts';

interface Refusal {
  readonly httpStatus: number;
  readonly reason: string;
  readonly message: string;
}

/** With the reason of their status, whose list in Node brings its client of HTTP/2 into the start. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    httpStatus: 431,
    reason: 'Request Header Fields Too Large',
    message: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { httpStatus: 408, reason: 'Request Timeout', message: 'The request took too long.' },
};
const unreadable: Refusal = { httpStatus: 400, reason: 'Bad Request', message: 'The request cannot be read.' };

/** What is no HTTP never becomes a request: its envelope is written to the socket by hand, and the socket is closed. */
export const answerBroken =
  (shop: Pick<ShopContext, 'clock' | 'log' | 'newId'>, headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const traceId = shop.newId();
    const { httpStatus, reason, message } = refusals[error.code ?? ''] ?? unreadable;
    const refusal = new ShopError('BAD_REQUEST', { httpStatus, message });
    const body = JSON.stringify(failure(refusal, { serverTime: shop.clock.now(), traceId }));
    shop.log.debug({ traceId, reason: error.code }, 'what came is no request');
    const head = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-trace-id': traceId,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${httpStatus} ${reason}\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
  };
