import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { auditBooks } from './ledger/audit.ts';
import {
  clawBackCoins,
  creditCoins,
  grantOrderCoins,
  lockCoins,
  readCoinBalance,
  refundCoins,
  releaseOrderCoins,
  relockCoins,
  spendCoins,
  unlockCoins,
} from './order-coins.ts';

let shop: TestShop;
let start: number;
let accountId: string;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop();
  start = shop.clock.now();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(start);
  ({ accountId } = await logInMember(shop));
});

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => withTransaction(shop, 'durable', work);
const freshNo = (): string => `NO-${String((count += 1)).padStart(6, '0')}`;
const credit = (amount: number, refNo = freshNo()) =>
  inTransaction((tx) => creditCoins(shop, tx, { accountId, amount, source: 'REWARD', refNo }));
const lock = (orderNo: string, amount: number) =>
  inTransaction((tx) => lockCoins(shop, tx, { accountId, orderNo, amount }));
const spend = (orderNo: string) => inTransaction((tx) => spendCoins(shop, tx, orderNo));
const unlock = (orderNo: string) => inTransaction((tx) => unlockCoins(shop, tx, orderNo));
const refund = (orderNo: string, amount: number, refNo = freshNo()) =>
  inTransaction((tx) => refundCoins(shop, tx, { orderNo, amount, refNo }));
const grant = (orderNo: string, amount: number) =>
  inTransaction((tx) => grantOrderCoins(shop, tx, { accountId, orderNo, amount }));
const release = (orderNo: string) => inTransaction((tx) => releaseOrderCoins(shop, tx, orderNo));
const clawBack = (orderNo: string, amount: number, refNo = freshNo()) =>
  inTransaction((tx) => clawBackCoins(shop, tx, { orderNo, amount, refNo }));
const balance = () => readCoinBalance(shop.db, accountId, shop.clock.now());
const lots = () =>
  shop.db
    .selectFrom('coin_lots')
    .select(['amount', 'remaining', 'locked', 'expire_time'])
    .where('account_id', '=', accountId)
    .orderBy('expire_time')
    .orderBy('id')
    .execute();
const remaining = async () => (await lots()).map((lot) => lot.remaining);

/** 100 coins that run out at the end of November 2027, then 200 of the December after. */
async function fillTwoLots(): Promise<{ firstExpiry: number }> {
  await credit(100);
  shop.clock.advance(20 * day);
  await credit(200);
  const [first] = await lots();
  return { firstExpiry: first?.expire_time ?? 0 };
}

/** The books of this member agree, whatever the test did. */
const expectSoundBooks = async () => expect(await auditBooks(shop.db, accountId)).toEqual([]);

describe('coins that pay an order', () => {
  it('are held, the ones that run out first before the others, and then spent', async () => {
    await fillTwoLots();
    const orderNo = freshNo();
    await lock(orderNo, 150);
    expect(await balance()).toEqual({ available: 150, pending: 0 });
    expect((await lots()).map((lot) => [lot.remaining, lot.locked])).toEqual([
      [0, 100],
      [150, 50],
    ]);
    await spend(orderNo);
    await spend(orderNo);
    await unlock(orderNo);
    expect((await lots()).map((lot) => [lot.remaining, lot.locked])).toEqual([
      [0, 0],
      [150, 0],
    ]);
    await expectSoundBooks();
  });

  it('are refused where there are not enough, and nothing is written', async () => {
    await credit(100);
    await expect(lock(freshNo(), 101)).rejects.toMatchObject({ code: 'COIN_BALANCE' });
    expect(await balance()).toEqual({ available: 100, pending: 0 });
    await expectSoundBooks();
  });

  it('are held once for an order that is asked for twice', async () => {
    await credit(300);
    const orderNo = freshNo();
    await Promise.all([lock(orderNo, 100), lock(orderNo, 100), lock(orderNo, 100)]);
    expect(await balance()).toEqual({ available: 200, pending: 0 });
  });

  it('go to as many orders at the same time as there are coins for', async () => {
    await credit(300);
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => lock(freshNo(), 100)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balance()).toEqual({ available: 0, pending: 0 });
    await expectSoundBooks();
  });

  it('come back when the order is closed, and are taken again when it is paid late', async () => {
    await fillTwoLots();
    const orderNo = freshNo();
    await lock(orderNo, 150);
    await unlock(orderNo);
    await unlock(orderNo);
    expect(await remaining()).toEqual([100, 200]);
    expect(await inTransaction((tx) => relockCoins(shop, tx, orderNo))).toBe(true);
    expect(await inTransaction((tx) => relockCoins(shop, tx, orderNo))).toBe(true);
    expect(await balance()).toEqual({ available: 150, pending: 0 });
    await spend(orderNo);
    expect(await inTransaction((tx) => relockCoins(shop, tx, orderNo))).toBe(true);
    await expectSoundBooks();
  });

  it('are not taken again when they are gone', async () => {
    await credit(100);
    const [late, other] = [freshNo(), freshNo()];
    await lock(late, 100);
    await unlock(late);
    await lock(other, 50);
    expect(await inTransaction((tx) => relockCoins(shop, tx, late))).toBe(false);
    expect(await balance()).toEqual({ available: 50, pending: 0 });
    expect(await inTransaction((tx) => relockCoins(shop, tx, freshNo()))).toBe(true);
    await expectSoundBooks();
  });

  it('are gone when they run out before they are used, and when they run out while an order holds them', async () => {
    const { firstExpiry } = await fillTwoLots();
    const orderNo = freshNo();
    await lock(orderNo, 60);
    shop.clock.set(firstExpiry);
    await expect(lock(freshNo(), 201)).rejects.toMatchObject({ code: 'COIN_BALANCE' });
    await unlock(orderNo);
    expect(await remaining()).toEqual([0, 200]);
    expect(await balance()).toEqual({ available: 200, pending: 0 });
    await expectSoundBooks();
  });
});

describe('a refund of coins', () => {
  it('goes back to the lots that paid, by what each has still to get, and never beyond', async () => {
    await fillTwoLots();
    const orderNo = freshNo();
    await lock(orderNo, 150);
    await spend(orderNo);
    await refund(orderNo, 75);
    expect(await remaining()).toEqual([50, 175]);
    await refund(orderNo, 1_000);
    expect(await remaining()).toEqual([100, 200]);
    await refund(orderNo, 10);
    expect(await balance()).toEqual({ available: 300, pending: 0 });
    await expectSoundBooks();
  });

  it('happens once, however often it is asked for', async () => {
    await credit(300);
    const [orderNo, refundNo] = [freshNo(), freshNo()];
    await lock(orderNo, 200);
    await spend(orderNo);
    await Promise.all([1, 2, 3].map(() => refund(orderNo, 50, refundNo)));
    expect(await balance()).toEqual({ available: 150, pending: 0 });
    await expectSoundBooks();
  });

  it('of a lot that has run out lives thirty days more, to local midnight', async () => {
    const { firstExpiry } = await fillTwoLots();
    const orderNo = freshNo();
    await lock(orderNo, 150);
    await spend(orderNo);
    shop.clock.set(firstExpiry + 10 * day);
    await refund(orderNo, 75);
    const returned = (await lots()).find(({ remaining: left, amount }) => left === 50 && amount === 50);
    const { expire_time: expiry } = returned ?? { expire_time: 0 };
    expect(new Date(expiry ?? 0).toISOString()).toBe('2028-01-11T05:00:00.000Z');
    shop.clock.set(firstExpiry + 12 * day);
    await refund(orderNo, 1_000);
    expect(await balance()).toEqual({ available: 300, pending: 0 });
    await expectSoundBooks();
  });
});

describe('coins that an order earns', () => {
  it('are pending until it is completed, and run out a year after that', async () => {
    const orderNo = freshNo();
    await grant(orderNo, 120);
    await grant(orderNo, 120);
    expect(await balance()).toEqual({ available: 0, pending: 120 });
    shop.clock.advance(60 * day);
    await release(orderNo);
    await release(orderNo);
    expect(await balance()).toEqual({ available: 120, pending: 0 });
    const [lot] = await lots();
    expect(new Date(lot?.expire_time ?? 0).toISOString()).toBe('2028-02-01T05:00:00.000Z');
    await expectSoundBooks();
  });

  it('are taken back from what is pending first, and released without it', async () => {
    const orderNo = freshNo();
    await grant(orderNo, 120);
    expect(await clawBack(orderNo, 50)).toBe(0);
    await release(orderNo);
    expect(await balance()).toEqual({ available: 70, pending: 0 });
    expect(await clawBack(orderNo, 70)).toBe(0);
    expect(await balance()).toEqual({ available: 0, pending: 0 });
    await expectSoundBooks();
  });

  it('are taken back up to the balance, once, and the rest is told each time it is asked for', async () => {
    await credit(30);
    const [orderNo, refundNo] = [freshNo(), freshNo()];
    await grant(orderNo, 100);
    await release(orderNo);
    const other = freshNo();
    await lock(other, 90);
    expect(await clawBack(orderNo, 100, refundNo)).toBe(60);
    expect(await balance()).toEqual({ available: 0, pending: 0 });
    await unlock(other);
    expect(await clawBack(orderNo, 100, refundNo)).toBe(60);
    expect(await balance()).toEqual({ available: 90, pending: 0 });
    expect(await clawBack(freshNo(), 10)).toBe(0);
    await expectSoundBooks();
  });
});

describe('coins that a member is given', () => {
  it('come once per source and number', async () => {
    const refNo = freshNo();
    await Promise.all([credit(40, refNo), credit(40, refNo), credit(40, refNo)]);
    expect(await balance()).toEqual({ available: 40, pending: 0 });
    await expectSoundBooks();
  });
});
