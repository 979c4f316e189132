import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from './contract/envelope.ts';
import { ShopError } from './contract/shop-error.ts';
import type { ShopContext } from './shop-context.ts';

const refusals: Readonly<Record<string, { httpStatus: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { httpStatus: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { httpStatus: 408, message: 'The request took too long.' },
};
const unreadable = { httpStatus: 400, message: 'The request cannot be read.' };

/** What is no HTTP never becomes a request: its envelope is written to the socket by hand, and the socket is closed. */
export const answerBroken =
  (shop: Pick<ShopContext, 'clock' | 'log' | 'newId'>, headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const traceId = shop.newId();
    const { httpStatus, message } = refusals[error.code ?? ''] ?? unreadable;
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
    socket.end(`HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}\r\n${head.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
