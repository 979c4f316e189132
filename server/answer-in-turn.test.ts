import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerInTurn } from './answer-in-turn.ts';

let app: FastifyInstance;
const handler = vi.fn((_path: string) => undefined);
const large = 'x'.repeat(8 * 1024 * 1024);

const serve = async (prepare: (made: FastifyInstance) => void): Promise<number> => {
  app = Fastify();
  prepare(app);
  app.get('/*', async ({ url }) => {
    handler(url);
    return large;
  });
  await app.listen({ port: 0 });
  return (app.server.address() as AddressInfo).port;
};
beforeEach(() => void handler.mockClear());
afterEach(() => app.close());

/** Sends requests at once and reads no answer. */
function pipeline(port: number, count: number) {
  const socket = connect(port, '127.0.0.1').pause();
  const request = (index: number) => `GET /${index} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  socket.write(Array.from({ length: count }, (_, index) => request(index)).join(''));
  return socket;
}

it('one connection has one answer at a time, and 40 without the turn', async () => {
  const bare = pipeline(await serve(() => undefined), 40);
  await expect.poll(() => handler).toHaveBeenCalledTimes(40);
  bare.destroy();
  await app.close();
  handler.mockClear();

  const port = await serve(answerInTurn);
  const socket = pipeline(port, 40);
  await expect.poll(() => handler).toHaveBeenCalledTimes(1);
  // Another connection is answered meanwhile, and the first one is where it was.
  await fetch(`http://127.0.0.1:${port}/other`).then((answer) => answer.text());
  expect(handler.mock.calls.flat()).toEqual(['/0', '/other']);
  // Once it reads, it has all of them in their order.
  let bytes = 0;
  socket.on('data', (part) => (bytes += part.length)).resume();
  await expect.poll(() => bytes).toBeGreaterThan(40 * large.length);
  expect(handler.mock.calls.flat().filter((url) => url !== '/other')).toEqual(
    Array.from({ length: 40 }, (_, index) => `/${index}`),
  );
  socket.destroy();
});

it('a connection that sends more than can wait is closed', async () => {
  const socket = pipeline(await serve(answerInTurn), 200);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).resume();
  await closed;
  expect(handler.mock.calls.length).toBeLessThanOrEqual(100);
});
