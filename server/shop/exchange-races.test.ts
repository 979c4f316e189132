import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeBuyType } from '#rules/cart-lines.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { type ExchangeShop, globe, openExchangeShop } from './exchange-fixture.ts';

let at: ExchangeShop;
beforeAll(async () => {
  at = await openExchangeShop();
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

const each = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
/** How often something was answered. */
const counts = (answers: readonly { readonly status: number; readonly code?: string }[]) => {
  const found: Record<string, number> = {};
  for (const { status, code } of answers) found[code ?? status] = (found[code ?? status] ?? 0) + 1;
  return found;
};
const available = async (member: TestMember) => (await at.balance(member)).available;

async function richMember(coins = 3_000): Promise<TestMember> {
  const member = await at.member();
  await at.credit(member, coins);
  return member;
}

/** All of them see the price first, and then order at once. */
async function race(tabs: readonly TestMember[], itemId: string) {
  const quotes = await Promise.all(tabs.map((member) => at.quoteItem(member, itemId)));
  expect(quotes.flatMap(({ problems }) => problems)).toEqual([]);
  return Promise.all(tabs.map((member, tab) => at.orderItem(member, itemId, quotes[tab]?.quoteHash ?? '')));
}

const cancel = (member: TestMember, orderNo: string) =>
  at.api.call('revokeOrder', {
    ...{ token: member.token, key: randomUUID() },
    body: { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' },
  });

describe.each([2, 20])('%i orders at the same time', (crowd) => {
  it('of as many members get the last piece of a quota once, and cost the others nothing', async () => {
    const itemId = await at.item({ stock: 1 });
    const members = await each(crowd, () => richMember());
    const before = await at.stock(globe);
    expect(counts(await race(members, itemId))).toEqual({ 200: 1, COIN_EXCHANGE_GONE: crowd - 1 });
    const balances = await Promise.all(members.map(available));
    expect(balances.toSorted((a, b) => a - b)).toEqual([600, ...Array.from({ length: crowd - 1 }, () => 3_000)]);
    const after = await at.stock(globe);
    expect([await at.left(itemId), after.stock, after.reserved]).toEqual([0, before.stock - 1, before.reserved]);
  });

  it('of one member in as many tabs get the last piece that a member may have once', async () => {
    const itemId = await at.item({ stock: 100, perUser: 1 });
    const member = await richMember(100_000);
    const tabs = Array.from({ length: crowd }, () => member);
    const answers = await race(tabs, itemId);
    expect(counts(answers)).toEqual({ 200: 1, COIN_EXCHANGE_LIMIT: crowd - 1 });
    expect([await at.left(itemId), await available(member)]).toEqual([99, 97_600]);
  });
});

/** Orders of nothing but a quota: no row of stock or coins lets them pass one by one. @returns why each was refused */
async function holdAtOnce(members: readonly TestMember[], itemId: string) {
  const { orderNo } = await at.exchanged(await richMember(), await at.item());
  const order = await at.order(orderNo);
  const lines = [{ buy_type: exchangeBuyType, promo_item_id: itemId, quantity: 1 }];
  const refusals = await Promise.all(
    members.map(({ accountId }) =>
      withTransaction(at.shop, 'durable', (tx) => {
        const other = { ...order, order_no: randomUUID(), account_id: accountId };
        return at.shop.hooks.promotions.hold(at.shop, tx, other, lines);
      }),
    ),
  );
  await at.shop.db.deleteFrom('coin_exchanges').where('item_id', '=', itemId).execute();
  return counts(refusals.map((code) => ({ status: 200, ...(code === undefined ? {} : { code }) })));
}

describe.each([2, 20])('%i holds at the same time', (crowd) => {
  it('of as many members get the last piece of a quota once', async () => {
    const itemId = await at.item({ stock: 1 });
    const members = await each(crowd, () => at.member());
    expect(await holdAtOnce(members, itemId)).toEqual({ 200: 1, COIN_EXCHANGE_GONE: crowd - 1 });
  });

  it('of one member get the last piece that a member may have once', async () => {
    const itemId = await at.item({ stock: 100, perUser: 1 });
    const member = await at.member();
    const tabs = Array.from({ length: crowd }, () => member);
    expect(await holdAtOnce(tabs, itemId)).toEqual({ 200: 1, COIN_EXCHANGE_LIMIT: crowd - 1 });
    expect(await at.left(itemId)).toBe(99);
  });
});

describe('twenty orders at the same time', () => {
  const crowd = 20;

  it('of twenty members get the last piece in stock once', async () => {
    const itemId = await at.item({ stock: crowd });
    const { stock } = await at.stock(globe);
    await at.shop.db.updateTable('sku_markets').set({ safety_stock: 0 }).where('sku', '=', globe).execute();
    await at.offer(globe, 'US', { stock: 1, reserved: 0 });
    const members = await each(crowd, () => richMember());
    expect(counts(await race(members, itemId))).toEqual({ 200: 1, QUOTE_PROBLEMS: crowd - 1 });
    expect(await at.left(itemId)).toBe(crowd - 1);
    await at.offer(globe, 'US', { stock });
  });

  it('of one member cost no more than the coins pay for', async () => {
    const itemId = await at.item({ stock: crowd, perUser: crowd });
    const member = await richMember(5_000);
    const answers = await each(crowd, () => at.exchange(member, itemId));
    expect(counts(answers)['200']).toBe(2);
    expect([await at.left(itemId), await available(member)]).toEqual([crowd - 2, 200]);
  });

  it('of one key are one order', async () => {
    const itemId = await at.item();
    const member = await richMember(50_000);
    const key = randomUUID();
    const answers = await each(crowd, () => at.exchange(member, itemId, { key }));
    const numbers = new Set(answers.flatMap(({ status, data }) => (status === 200 ? [data.orderNo] : [])));
    expect([numbers.size, await at.left(itemId), await available(member)]).toEqual([1, 9, 47_600]);
  });

  it('that are called off twenty times over give the piece back once', async () => {
    const itemId = await at.item({ stock: 1 });
    const member = await richMember();
    const { orderNo } = await at.exchanged(member, itemId);
    await each(crowd, () => cancel(member, orderNo));
    expect([await at.left(itemId), await available(member)]).toEqual([1, 3_000]);
  });
});

describe('whoever reads first and writes what they have read', () => {
  const crowd = 20;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db
      .insertInto('coin_exchange_items')
      .values({ item_id: 'last', site: 'US', title: 'Globe', cost: 1, stock: 1, per_user: 1, sort: 0, sku: globe })
      .execute();
  });
  afterAll(() => shop.close());

  it('sells the last piece of a quota more than once', async () => {
    const seen = await each(crowd, () =>
      shop.db.selectFrom('coin_exchange_items').select('stock').executeTakeFirstOrThrow(),
    );
    const sold = await each(crowd, async (index) => {
      const stock = seen[index]?.stock ?? 0;
      if (stock === 0) return 0;
      await shop.db
        .updateTable('coin_exchange_items')
        .set({ stock: stock - 1 })
        .execute();
      return 1;
    });
    expect(sold.filter((one) => one === 1).length).toBeGreaterThan(1);
  });

  it('gives a member more than one may have', async () => {
    const { accountId } = await at.member();
    const { db } = at.shop;
    const own = db.selectFrom('coin_exchanges').select('exchange_no').where('account_id', '=', accountId);
    const seen = await each(crowd, () => own.execute());
    await each(crowd, async (index) => {
      if (seen[index]?.length !== 0) return;
      const exchange = { exchange_no: randomUUID(), account_id: accountId, item_id: 'naive', cost: 1, time: 0 };
      await db
        .insertInto('coin_exchanges')
        .values({ ...exchange, coupon_id: randomUUID() })
        .execute();
    });
    expect((await own.execute()).length).toBeGreaterThan(1);
  });
});
