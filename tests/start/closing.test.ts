import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let shop: ShopProcess;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.stop());

const body = JSON.stringify({ lines: [], selected: [] });

/** A request that the server has begun to answer and cannot end, because half of its body has not been sent. */
const halfSent = async (): Promise<ClientRequest> => {
  const outgoing = request(`${shop.origin}/app-mall/v1/shopping-cart/quote`, {
    method: 'POST',
    headers: {
      site: 'US',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  outgoing.write(body.slice(0, 5));
  return outgoing;
};

const answerOf = async (outgoing: ClientRequest): Promise<number> => {
  const answered = once(outgoing, 'response');
  outgoing.end(body.slice(5));
  const [reply]: IncomingMessage[] = await answered;
  reply?.resume();
  return reply?.statusCode ?? 0;
};

const refused = async (origin: string): Promise<boolean> => {
  const { port } = new URL(origin);
  const socket: Socket = connect({ host: '127.0.0.1', port: Number(port) });
  const outcome = await Promise.race([
    once(socket, 'connect').then(() => false),
    new Promise<boolean>((resolve) => socket.once('error', () => resolve(true))),
  ]);
  socket.destroy();
  return outcome;
};

const untilRefused = async (origin: string): Promise<void> => {
  while (!(await refused(origin))) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a shop that is asked to end', () => {
  it('answers the fifty requests it has, takes no more and ends in peace', async () => {
    const begun = await Promise.all(Array.from({ length: 50 }, halfSent));
    const exit = once(shop.process, 'exit');
    shop.process.kill('SIGTERM');
    await untilRefused(shop.origin);
    const statuses = await Promise.all(begun.map(answerOf));
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await exit).toEqual([0, null]);
    expect(await refused(shop.sandboxOrigin)).toBe(true);
  });
});

describe('a shop that is killed', () => {
  it('takes its payment sandbox along', async () => {
    expect(await refused(shop.sandboxOrigin)).toBe(false);
    const exit = once(shop.process, 'exit');
    shop.process.kill('SIGKILL');
    await exit;
    await untilRefused(shop.sandboxOrigin);
    expect(await refused(shop.sandboxOrigin)).toBe(true);
  });
});
