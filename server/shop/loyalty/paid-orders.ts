import { groupBy } from '#rules/group-by.ts';
import type { PaidOrder } from '#rules/savvy-ledger.ts';
import type { Db } from '#server/db/schema.ts';

/** The orders of an account that were paid after `since` (epoch ms), with what was given back of them, by the shop or by banks for good. */
export async function readPaidOrders(db: Db, accountId: string, since: number): Promise<PaidOrder[]> {
  const orders = db.selectFrom('orders').where('account_id', '=', accountId).where('paid_time', '>', since);
  const paid = await orders.select(['order_no', 'paid_time', 'paid_amount', 'currency']).execute();
  if (paid.length === 0) return [];
  const refunds = await db
    .selectFrom('refunds')
    .select(['refund_no', 'order_no', 'amount', 'settled_time'])
    .where('order_no', 'in', orders.select('order_no'))
    .where('status', '=', 'SETTLED')
    .execute();
  const lost = await db
    .selectFrom('disputes')
    .select(['dispute_ref as refund_no', 'order_no', 'amount', 'closed_time as settled_time'])
    .where('order_no', 'in', orders.select('order_no'))
    .where('status', '=', 'LOST')
    .execute();
  const byOrder = groupBy([...refunds, ...lost], ({ order_no }) => order_no);
  return paid.map(({ order_no: orderNo, paid_time, paid_amount: paidAmount, currency }) => ({
    orderNo,
    paidTime: paid_time ?? 0,
    paidAmount,
    currency,
    refunds: (byOrder.get(orderNo) ?? [])
      .map(({ refund_no: refundNo, settled_time, amount }) => ({ refundNo, settledTime: settled_time ?? 0, amount }))
      .toSorted((a, b) => a.settledTime - b.settledTime),
  }));
}
