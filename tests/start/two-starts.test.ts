import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '#server/db/sqlite.ts';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let dataDir: string;
let shop: ShopProcess;

const start = () => startShop({ dataDir, env: { NODE_ENV: 'development' } });

interface Answer {
  readonly status: number;
  readonly data: { readonly token: string; readonly list: readonly unknown[] };
}

const call = async (path: string, said: { body?: object; token?: string } = {}): Promise<Answer['data']> => {
  const reply = await fetch(`${shop.origin}${path}`, {
    ...(said.body ? { method: 'POST', body: JSON.stringify(said.body) } : {}),
    headers: {
      site: 'US',
      'content-type': 'application/json',
      ...(said.token ? { authorization: `Bearer ${said.token}` } : {}),
    },
  });
  const answer: Answer = await reply.json();
  expect(answer.status).toBe(200);
  return answer.data;
};

const { email, password } = demoShopper;
const logIn = async (): Promise<string> =>
  (await call('/bff-app/v1/mobile/email/login', { body: { email, password } })).token;

const addressBook = async (of: string) => (await call('/app-mall/v1/address/list', { token: of })).list;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lampyris-two-starts-'));
  shop = await start();
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

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

/** The token of a shopper who is still logged in after the first start, and how many addresses they had. */
let token: string;
let addresses: number;

describe('the first start', () => {
  it('says where the shop is and how to sign in', () => {
    expect(shop.output()).toContain(`Lampyris is open at ${shop.origin}\n`);
    expect(shop.output()).toContain(`Log in as ${email} with the password ${password}\n`);
    expect(shop.output()).toContain(`Mail arrives at ${shop.origin}/dev/mail\n`);
  });

  it('has products in its catalogue and pages to show them', async () => {
    const page = await fetch(`${shop.origin}/home`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { list } = await call('/app-mall/v1/product/list?pageSize=24');
    expect(list).toHaveLength(24);
  });
});

describe('a shop that is asked to end', () => {
  it('answers the fifty requests it has, takes no more and ends in peace', async () => {
    token = await logIn();
    addresses = (await addressBook(token)).length;
    await call('/app-mall/v1/address', {
      token,
      body: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        phone: '+14155550100',
        country: 'US',
        region: 'CA',
        city: 'San Francisco',
        line1: '1 Market Street',
        postcode: '94105',
      },
    });
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

describe('the second start', () => {
  beforeAll(async () => {
    const { db, close } = openSqlite(dataDir);
    await db.updateTable('shop_facts').set({ value: '1' }).where('name', '=', 'form of passages').execute();
    await close();
    shop = await start();
  });

  it('keeps what the shopper did and seeds nothing again', async () => {
    // The old token still opens the account: its secret was kept as well.
    expect(await addressBook(token)).toHaveLength(addresses + 1);
    expect(await addressBook(await logIn())).toHaveLength(addresses + 1);
  });

  it('renews what help is searched in, which an earlier program has written in another form', async () => {
    const { db, close } = openSqlite(dataDir);
    const fact = await db.selectFrom('shop_facts').select('value').where('name', '=', 'form of passages').execute();
    await close();
    expect(fact).not.toEqual([{ value: '1' }]);
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
