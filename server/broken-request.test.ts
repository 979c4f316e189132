import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from './app.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  shop = await openTestShop();
  app = await makeApp({ shop, handlers: {}, contract: { partial: true } });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Says bytes that no client would say; the whole answer. */
const say = async (bytes: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  return { status: Number(first.split(' ')[1]), headers, body };
};

describe('what is broken as HTTP is still answered in the envelope', () => {
  it.each([
    ['no request line', 'lamps please\r\n\r\n', 400],
    ['a method nobody knows', 'SHINE /home HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a method that no address has', 'PROPFIND /home HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ])('%s', async (_what, bytes, status) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ status: status === 404 ? 404 : 400, data: null });
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect(answer.headers).toContain('cache-control: no-store');
  });

  it('a health check of HTTP/1.0 names no host and is well', async () => {
    expect((await say('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
