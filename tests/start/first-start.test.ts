import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let dataDir: string;
let shop: ShopProcess;

const start = () => startShop({ dataDir, env: { NODE_ENV: 'development' } });

interface Answer {
  readonly status: number;
  readonly data: { readonly token: string; readonly list: readonly unknown[] };
}

const call = async (path: string, { body, token }: { body?: object; token?: string } = {}): Promise<Answer['data']> => {
  const reply = await fetch(`${shop.origin}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { site: 'US', 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const answer: Answer = await reply.json();
  expect(answer.status).toBe(200);
  return answer.data;
};

const { email, password } = demoShopper;
const logIn = async (): Promise<string> => {
  const { token } = await call('/bff-app/v1/mobile/email/login', { body: { email, password } });
  return token;
};

const addressBook = async (token: string) => (await call('/app-mall/v1/address/list', { token })).list;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lampyris-first-start-'));
  shop = await start();
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the first start', () => {
  it('says where the shop is and how to sign in', () => {
    expect(shop.output()).toContain(`Lampyris is open at ${shop.origin}\n`);
    expect(shop.output()).toContain(`Sign in as ${email} with the password ${password}\n`);
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

describe('the second start', () => {
  it('keeps what the shopper did and seeds nothing again', async () => {
    const token = await logIn();
    const before = await addressBook(token);
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
    await shop.stop();
    shop = await start();
    // The old token still opens the account: its secret was kept as well.
    expect(await addressBook(token)).toHaveLength(before.length + 1);
    expect(await addressBook(await logIn())).toHaveLength(before.length + 1);
  });
});
