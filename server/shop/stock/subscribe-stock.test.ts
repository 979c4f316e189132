import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { seed } from '#server/seed/seed.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { confirmAgainAfter, confirmStock } from './subscribe-stock.ts';

const sku = 'LM-PATH-6';
let shop: TestShop;
let api: TestApi;
let token: string;
let guest = 0;
let email = '';

beforeAll(async () => {
  shop = await openTestShop();
  await seed(shop.database, shop.clock, { demoShopper: true });
  api = await openTestApi(shop, { ...catalogueRoutes, ...accountRoutes });
  ({ token } = await api.ok('login', { body: { email: demoShopper.email, password: demoShopper.password } }));
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(() => {
  guest += 1;
  email = `guest.${guest}@example.test`;
});

const subscribe = (address = email, options: { token?: string; site?: string } = {}) =>
  api.ok('subscribeStock', { body: { sku, email: address }, ...options });
const mails = async (to = email) => {
  const rows = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute();
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => payload.includes(to) && payload.includes('stockConfirm'));
};
const tokenIn = (mail: string | undefined) => /confirm=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
const subscription = (address = email) =>
  shop.db.selectFrom('stock_subscriptions').selectAll().where('email', '=', address).executeTakeFirstOrThrow();

describe('asking for a mail when it is back', () => {
  it('a guest is asked by mail and counts after the click', async () => {
    expect(await subscribe(email.toUpperCase())).toEqual({});
    expect((await subscription()).confirmed_at).toBeNull();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain('Path garden bollards');
    await confirmStock(shop, tokenIn(mail));
    expect(await subscription()).toMatchObject({ site: 'US', sku, confirmed_at: shop.clock.now(), account_id: null });
  });

  it('a second click on the link confirms nothing anew and fails only once the mail about the stock has gone out', async () => {
    await subscribe();
    const link = tokenIn((await mails())[0]);
    await confirmStock(shop, link);
    const confirmed = await subscription();
    shop.clock.advance(1_000);
    await confirmStock(shop, link);
    expect(await subscription()).toEqual(confirmed);
    await shop.db.updateTable('stock_subscriptions').set({ notified_at: 1 }).where('email', '=', email).execute();
    await expect(confirmStock(shop, link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a token is not stored as it was mailed', async () => {
    await subscribe();
    expect(JSON.stringify(await subscription())).not.toContain(tokenIn((await mails())[0]));
    await expect(confirmStock(shop, 'nonsense')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a member’s own address counts at once, another one is asked first', async () => {
    await subscribe(demoShopper.email, { token });
    expect(await mails(demoShopper.email)).toEqual([]);
    expect((await subscription(demoShopper.email)).confirmed_at).toBe(shop.clock.now());
    await subscribe(email, { token });
    expect((await subscription()).confirmed_at).toBeNull();
    expect(await mails()).toHaveLength(1);
  });

  it('asking again mails nothing for ten minutes, then a new link that replaces the old one', async () => {
    await subscribe();
    shop.clock.advance(confirmAgainAfter - 1);
    await subscribe();
    expect(await mails()).toHaveLength(1);
    shop.clock.advance(1);
    await subscribe();
    const [first, second] = await mails();
    await expect(confirmStock(shop, tokenIn(first))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await confirmStock(shop, tokenIn(second));
  });

  it('asking again after the mail went out arms it again without another confirmation', async () => {
    await subscribe();
    await confirmStock(shop, tokenIn((await mails())[0]));
    await shop.db.updateTable('stock_subscriptions').set({ notified_at: 1 }).where('email', '=', email).execute();
    await subscribe();
    const again = await subscription();
    expect(again.notified_at).toBeNull();
    expect(again.confirmed_at).not.toBeNull();
    expect(await mails()).toHaveLength(1);
  });

  it('each market is asked for by itself', async () => {
    await subscribe();
    await subscribe(email, { site: 'GB' });
    const rows = await shop.db.selectFrom('stock_subscriptions').select('site').where('email', '=', email).execute();
    expect(rows.map(({ site }) => site).toSorted()).toEqual(['GB', 'US']);
  });

  it('is refused for no address, no such SKU, a SKU not sold here and one not sold any more', async () => {
    const refused = (body: { sku: string; email: string }, site = 'US') => api.call('subscribeStock', { body, site });
    expect(await refused({ sku, email: 'nobody' })).toMatchObject({ status: 400, fields: [{ path: 'email' }] });
    expect(await refused({ sku: 'LM-NOPE', email })).toMatchObject({ status: 404 });
    expect(await refused({ sku: 'LM-TORCH-1', email }, 'JA')).toMatchObject({ code: 'NOT_IN_MARKET' });
    await shop.db.updateTable('skus').set({ status: 'DISCONTINUED' }).where('sku', '=', 'LM-HUB-1').execute();
    expect(await refused({ sku: 'LM-HUB-1', email })).toMatchObject({ code: 'OFF_SALE' });
  });
});
