import { expect } from 'vitest';
import type { PayingShop } from './paying-shop.ts';

/** Numbers of orders that the shop has answered for: they are placed, they are paid. */
export interface Promises {
  readonly ordered: readonly string[];
  readonly paid: readonly string[];
}

/** Once no webhook is under way: every promise is kept, each payment has one charge, and no order is there in part. */
export async function expectKept({ shop, ledger }: PayingShop, { ordered, paid }: Promises): Promise<void> {
  const { db } = shop.database;
  const orders = await db.selectFrom('orders').select(['order_no', 'paid_time']).execute();
  const keptNos = new Set(orders.map((order) => order.order_no));
  const paidNos = new Set(orders.flatMap((order) => (order.paid_time === null ? [] : [order.order_no])));
  expect(ordered.filter((orderNo) => !keptNos.has(orderNo))).toEqual([]);
  expect(paid.filter((orderNo) => !paidNos.has(orderNo))).toEqual([]);
  const { charges } = await ledger();
  expect(charges.map(({ orderNo }) => orderNo).toSorted()).toEqual([...paidNos].toSorted());
  const torn = await db
    .selectFrom('orders')
    .leftJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
    .select('orders.order_no')
    .where('order_lines.id', 'is', null)
    .execute();
  expect(torn).toEqual([]);
}
