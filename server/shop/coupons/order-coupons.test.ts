import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { give } from './coupon-fixture.ts';
import {
  lockCoupons,
  readOrderCoupons,
  readWallet,
  relockCoupons,
  returnCoupons,
  unlockCoupons,
  useCoupons,
} from './order-coupons.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const week = 7 * day;

/** A member with one coupon, and what an order does with it. */
async function holder(validity?: { from: number; to: number }) {
  const { accountId } = await logInMember(shop);
  const now = shop.clock.now();
  const couponId = await give(shop, accountId, { validity: validity ?? { from: now, to: now + 30 * day } });
  const inTx = <T>(work: (tx: Parameters<typeof useCoupons>[1]) => Promise<T>) =>
    withTransaction(shop, 'durable', work);
  const own = async (couponIds: readonly string[] = [couponId]) =>
    readWallet(shop.db, { accountId, couponIds, now: shop.clock.now() });
  return {
    accountId,
    couponId,
    own,
    stand: async () => {
      const [coupon] = await own();
      return [coupon?.status, coupon?.orderNo];
    },
    lock: (orderNo: string, discount = 1_000) =>
      inTx((tx) => lockCoupons(shop, tx, { accountId, orderNo, used: [{ couponId, discount, subtotal: 9_000 }] })),
    use: (orderNo: string) => inTx((tx) => useCoupons(shop, tx, orderNo)),
    unlock: (orderNo: string) => inTx((tx) => unlockCoupons(shop, tx, orderNo)),
    giveBack: (orderNo: string) => inTx((tx) => returnCoupons(shop, tx, orderNo)),
    relock: (orderNo: string) => inTx((tx) => relockCoupons(shop, tx, orderNo)),
  };
}

describe('a coupon of an order', () => {
  it('is held, used once the order is paid, and comes back with the whole order', async () => {
    const at = await holder();
    await at.lock('A1');
    expect(await at.stand()).toEqual(['LOCKED', 'A1']);
    expect(await readOrderCoupons(shop.db, 'A1', shop.clock.now())).toMatchObject([
      { couponId: at.couponId, discount: 1_000, status: 'LOCKED' },
    ]);
    for (let time = 0; time < 2; time += 1) await at.use('A1');
    expect(await at.stand()).toEqual(['USED', 'A1']);
    for (let time = 0; time < 2; time += 1) await at.giveBack('A1');
    expect(await at.stand()).toEqual(['UNUSED', null]);
  });

  it('is locked by one of many orders that ask for it at once', async () => {
    const at = await holder();
    const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => at.lock(`B${index}`)));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'COUPON_LOCKED'));
    const holds = await shop.db
      .selectFrom('order_coupons')
      .select('order_no')
      .where('coupon_id', '=', at.couponId)
      .execute();
    expect(holds).toHaveLength(1);
    const [, orderNo] = await at.stand();
    await at.lock(orderNo ?? '');
    expect(await at.stand()).toEqual(['LOCKED', orderNo]);
  });

  it('would be taken by several orders if it were read first and written afterwards', async () => {
    const at = await holder();
    const orders = ['C1', 'C2', 'C3', 'C4'];
    // All have read before one of them writes.
    const reads = await Promise.all(orders.map(() => at.own()));
    const careless = async (orderNo: string, index: number) => {
      if (reads[index]?.[0]?.status !== 'UNUSED') return false;
      await shop.db
        .updateTable('coupons')
        .set({ status: 'LOCKED', order_no: orderNo })
        .where('account_id', '=', at.accountId)
        .where('coupon_id', '=', at.couponId)
        .execute();
      return true;
    };
    const taken = await Promise.all(orders.map(careless));
    expect(taken.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('is refused with the reason that it gives', async () => {
    const now = shop.clock.now();
    const early = await holder({ from: now + day, to: now + 2 * day });
    await expect(early.lock('D1')).rejects.toMatchObject({ code: 'COUPON_NOT_STARTED' });
    const used = await holder();
    await used.lock('D2');
    await used.use('D2');
    await expect(used.lock('D3')).rejects.toMatchObject({ code: 'COUPON_USED' });
    const other = await holder();
    const foreign = lockCouponsOf(other.accountId, used.couponId);
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.lock('D4', 0)).rejects.toThrow('cannot take 0');
    await expect(other.lock('D4', 9_001)).rejects.toThrow('cannot take 9001');
    expect(await other.stand()).toEqual(['UNUSED', null]);
  });

  it('is usable from the first instant of its period, before a job has said so', async () => {
    const now = shop.clock.now();
    const at = await holder({ from: now + 1, to: now + day });
    shop.clock.advance(1);
    await at.lock('E1');
    expect(await at.stand()).toEqual(['LOCKED', 'E1']);
  });

  it('is free again when the order comes to nothing, and expires then if its time ran out meanwhile', async () => {
    const at = await holder();
    await at.lock('F1');
    await at.unlock('F1');
    expect(await at.stand()).toEqual(['UNUSED', null]);
    const late = await holder();
    await late.lock('F2');
    shop.clock.advance(30 * day);
    expect(await late.stand()).toEqual(['LOCKED', 'F2']);
    await late.unlock('F2');
    expect(await late.stand()).toEqual(['EXPIRED', null]);
    await expect(late.lock('F3')).rejects.toMatchObject({ code: 'COUPON_EXPIRED' });
  });

  it('comes back for seven days where its time is over', async () => {
    const at = await holder();
    await at.lock('G1');
    await at.use('G1');
    shop.clock.advance(31 * day);
    await at.giveBack('G1');
    expect(await at.own()).toMatchObject([{ status: 'UNUSED', validTo: shop.clock.now() + week }]);
  });

  it('is taken again for a late payment, all or nothing', async () => {
    const at = await holder();
    await at.lock('H1');
    await at.unlock('H1');
    expect(await at.relock('H1')).toBe(true);
    expect(await at.relock('H1')).toBe(true);
    expect(await at.stand()).toEqual(['LOCKED', 'H1']);
    await at.unlock('H1');
    await at.lock('H2');
    expect(await at.relock('H1')).toBe(false);
    expect(await at.stand()).toEqual(['LOCKED', 'H2']);
    expect(await at.relock('an order without coupons')).toBe(true);
  });
});

describe('the wallet of an order', () => {
  it('holds what is not over long ago and nothing of others, or exactly what is asked for', async () => {
    const at = await holder();
    const { accountId } = at;
    const read = () => readWallet(shop.db, { accountId, now: shop.clock.now() });
    expect(await read()).toMatchObject([{ couponId: at.couponId, status: 'UNUSED', name: '$10 off' }]);
    expect(await at.own([(await holder()).couponId])).toEqual([]);
    shop.clock.advance(30 * day);
    expect(await read()).toMatchObject([{ status: 'EXPIRED' }]);
    shop.clock.advance(week);
    expect(await read()).toEqual([]);
    expect(await at.own()).toHaveLength(1);
    expect(await at.own([])).toEqual([]);
  });
});

const lockCouponsOf = (accountId: string, couponId: string) =>
  withTransaction(shop, 'durable', (tx) =>
    lockCoupons(shop, tx, { accountId, orderNo: 'D9', used: [{ couponId, discount: 1, subtotal: 1 }] }),
  );
