import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isDatabaseAway } from '#server/db/database-faults.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { recordOrder } from '#server/testing/lives/coupons/order-record.ts';
import { openQuotaShop, type QuotaShop } from '../../quota-fixture.ts';
import { itemPromotions } from './item-promotions.ts';

const shoppers = Math.max(100, 1_000 * inject('share'));
const pieces = 50;

let at: QuotaShop;
let item: string;
let accounts: string[];
beforeAll(async () => {
  at = await openQuotaShop();
  const members = await Promise.all(Array.from({ length: 4 }, () => at.member()));
  accounts = members.map(({ accountId }) => accountId);
});
beforeEach(async () => {
  item = randomUUID();
  await at.sell({ [item]: { sku: 'LM-DOME-VERMILION', amount: 7_000, quota: pieces, perMember: 3 } });
});
afterAll(() => at.close());

interface Purchase {
  readonly quantity?: number;
  /** Whose order it is; a guest of its own when absent. */
  readonly accountId?: string;
}

/** An order of nothing but a quota: no row of stock lets orders pass one by one. @returns its number, or why it was refused */
async function order({ quantity = 1, accountId }: Purchase = {}): Promise<{ orderNo: string; refusal?: string }> {
  const orderNo = randomUUID();
  const now = at.shop.clock.now();
  const refusal = await withTransaction(at.shop, 'durable', async (tx) => {
    await recordOrder(tx, { orderNo, accountId: accountId ?? accounts[0] ?? '', now });
    const row = await tx
      .updateTable('orders')
      .set(accountId === undefined ? { account_id: null, guest_email: `${orderNo}@lampyris.test` } : {})
      .set({ updated_at: now })
      .where('order_no', '=', orderNo)
      .returningAll()
      .executeTakeFirstOrThrow();
    return itemPromotions.hold(at.shop, tx, row, [{ promoItemId: item, quantity }]);
  });
  return refusal === undefined ? { orderNo } : { orderNo, refusal };
}

const release = (orderNo: string) =>
  withTransaction(at.shop, 'durable', (tx) => itemPromotions.release(at.shop, tx, orderNo, 'UNPAID'));

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
const held = (orders: readonly { refusal?: string }[]) => orders.filter(({ refusal }) => refusal === undefined);
const refusals = (orders: readonly { refusal?: string }[]) =>
  new Set(orders.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal])));

describe(`${shoppers} shoppers for ${pieces} pieces`, () => {
  it('get exactly these, and those of orders that were not paid are sold again', async () => {
    const first = await crowd(shoppers, () => order());
    expect([held(first).length, refusals(first)]).toEqual([pieces, new Set(['PROMO_SOLD_OUT'])]);
    expect(await at.books(item)).toEqual({ left: 0, held: pieces, sold: 0 });

    const unpaid = held(first).slice(0, 20) as { orderNo: string }[];
    const [, second] = await Promise.all([
      crowd(unpaid.length, (index) => release(unpaid[index]?.orderNo ?? '')),
      crowd(shoppers / 2, () => order()),
    ]);
    const third = await crowd(shoppers / 2, () => order());
    expect(held(second).length + held(third).length).toBe(unpaid.length);
    expect(await at.books(item)).toEqual({ left: 0, held: pieces, sold: 0 });
  });

  it('who want two each leave no piece behind that two orders could have had', async () => {
    const orders = await crowd(shoppers, () => order({ quantity: 2 }));
    expect(held(orders)).toHaveLength(pieces / 2);
    expect(await at.books(item)).toEqual({ left: 0, held: pieces, sold: 0 });
  });
});

describe('one member in many tabs', () => {
  it('gets no more than a member may have, and as many again once they are given back', async () => {
    const [accountId = ''] = accounts;
    const tabs = await crowd(shoppers / 5, () => order({ accountId }));
    expect([held(tabs).length, refusals(tabs)]).toEqual([3, new Set(['PROMO_USER_LIMIT'])]);
    await Promise.all(
      (held(tabs) as { orderNo: string }[]).flatMap(({ orderNo }) => [release(orderNo), release(orderNo)]),
    );
    expect(await at.books(item)).toEqual({ left: pieces, held: 0, sold: 0 });
    expect(held(await crowd(10, () => order({ accountId })))).toHaveLength(3);
  });
});

describe('whoever reads first and writes what they have read', () => {
  it('sells more than there is', async () => {
    const { db } = at.shop;
    const bucket = db.selectFrom('promo_item_buckets').select('remaining').where('promo_item_id', '=', item);
    await db.deleteFrom('promo_item_buckets').where('promo_item_id', '=', item).where('bucket', '!=', 0).execute();
    const seen = await crowd(shoppers, () => bucket.executeTakeFirstOrThrow());
    const sold = await crowd(shoppers, async (index) => {
      const remaining = seen[index]?.remaining ?? 0;
      if (remaining === 0) return 0;
      await db
        .updateTable('promo_item_buckets')
        .set({ remaining: remaining - 1 })
        .where('promo_item_id', '=', item)
        .execute();
      return 1;
    });
    expect(sold.filter((one) => one === 1).length).toBeGreaterThan(pieces);
  });
});
