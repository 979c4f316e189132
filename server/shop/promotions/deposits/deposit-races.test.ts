import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isDatabaseAway } from '#server/db/database-faults.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { recordOrder } from '#server/testing/lives/coupons/order-record.ts';
import { type DepositShop, openDepositShop } from '../../deposit-fixture.ts';
import { itemIdOf } from './create-campaign.ts';
import { depositPromotions } from './deposit-promotions.ts';

const shoppers = Math.max(60, 200 * inject('share'));
const pieces = 12;

let at: DepositShop;
let accountId: string;
beforeAll(async () => {
  at = await openDepositShop();
  accountId = (await at.member()).accountId;
});
afterAll(() => at.close());

interface Deposit {
  readonly orderNo: string;
  readonly refusal: string | undefined;
}

/** The quota and the reservation of a deposit alone: no row of stock lets orders pass one by one. */
async function hold(promoItemId: string): Promise<Deposit> {
  const orderNo = at.shop.newId();
  const now = at.shop.clock.now();
  const refusal = await withTransaction(at.shop, 'durable', async (tx) => {
    await recordOrder(tx, { orderNo, accountId, now });
    const order = await tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
    return depositPromotions.hold(at.shop, tx, order, [{ promoItemId, quantity: 1 }]);
  });
  return { orderNo, refusal };
}

/** As a client does that is told to come again: on a busy machine a row is waited for too long. */
async function untilAnswered<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}
const crowd = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => untilAnswered(() => act(index))));
const reserved = (promoId: string) =>
  at.shop.db.selectFrom('deposit_reservations').selectAll().where('promo_id', '=', promoId).execute();

describe(`${shoppers} shoppers for ${pieces} deposits`, () => {
  it('get exactly these, each with its reservation, and what one of them gives back is had once more', async () => {
    const campaign = await at.campaign(pieces, shoppers);
    const item = itemIdOf(campaign.id, 'US');
    const first = await crowd(shoppers, () => hold(item));
    const held = first.filter(({ refusal }) => refusal === undefined);
    expect([held.length, await at.quotaLeft(campaign)]).toEqual([pieces, 0]);
    expect(new Set(first.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['PROMO_SOLD_OUT']));
    expect((await reserved(campaign.id)).map(({ deposit_order_no: no }) => no).toSorted()).toEqual(
      held.map(({ orderNo }) => orderNo).toSorted(),
    );
  });

  it('would be more than there are where each reads first and writes what it has read', async () => {
    const campaign = await at.campaign(pieces, shoppers);
    const item = itemIdOf(campaign.id, 'US');
    const { db } = at.shop;
    const bucket = db.selectFrom('promo_item_buckets').select('remaining').where('promo_item_id', '=', item);
    await db.deleteFrom('promo_item_buckets').where('promo_item_id', '=', item).where('bucket', '!=', 0).execute();
    const seen = await crowd(shoppers, () => bucket.executeTakeFirstOrThrow());
    const sold = await crowd(shoppers, async (index) => {
      const remaining = seen[index]?.remaining ?? 0;
      if (remaining === 0) return 0;
      const change = db.updateTable('promo_item_buckets').set({ remaining: remaining - 1 });
      await change.where('promo_item_id', '=', item).where('bucket', '=', 0).execute();
      return 1;
    });
    expect(sold.filter((one) => one === 1).length).toBeGreaterThan(1);
  });
});

describe('one reservation in many tabs', () => {
  it('gets one order of its balance', async () => {
    const campaign = await at.campaign(1);
    const member = await at.member();
    const deposit = await at.deposit(campaign, member);
    at.shop.clock.advance(campaign.balanceStart - at.shop.clock.now());
    const tabs = await crowd(8, () =>
      at.balance(member, deposit).then(
        () => 'placed',
        (error: Error) => (/ORDER_STATE|PROMO_ENDED/.test(error.message) ? 'refused' : error.message),
      ),
    );
    expect(tabs.toSorted()).toEqual(['placed', ...Array.from({ length: 7 }, () => 'refused')]);
  });
});
