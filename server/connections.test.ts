import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp } from './app.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: true } });
  app = await makeApp({ shop, handlers: {}, contract: { partial: true } });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const open = async (localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Whether a connection is answered; one that is refused is closed. */
const isAnswered = (socket: Socket): Promise<boolean> => {
  const answer = Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  return answer;
};

it('one network holds 240 connections, and what one of them gives back another one gets', async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 240; count += 1) sockets.push(await open());
  expect(await isAnswered(sockets[239] ?? (await open()))).toBe(true);
  expect(await isAnswered(await open())).toBe(false);
  expect(await isAnswered(await open('127.0.0.2'))).toBe(true);
  const [first] = sockets;
  first?.end();
  if (first) await once(first, 'close');
  expect(await isAnswered(await open())).toBe(true);
  for (const socket of sockets) socket.destroy();
});

it('a connection on which no request comes is closed, whatever it dribbles', async () => {
  const [silent, slow] = [await open(), await open()];
  slow.write('GET /healthz HTTP/1.1\r\nX: ');
  const dribble = setInterval(() => slow.write('x'), 500);
  const closed = [once(silent, 'close'), once(slow, 'close')];
  silent.resume();
  slow.resume();
  await Promise.all(closed);
  clearInterval(dribble);
});
