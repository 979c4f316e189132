import { groupBy } from '#rules/group-by.ts';
import type { PaidOrder } from '#rules/savvy-ledger.ts';
import type { Db } from '#server/db/schema.ts';

/** The orders of an account that were paid after `since` (epoch ms), with what was given back of them. */
export async function readPaidOrders(db: Db, accountId: string, since: number): Promise<PaidOrder[]> {
  const orders = db.selectFrom('orders').where('account_id', '=', accountId).where('paid_time', '>', since);
  const paid = await orders.select(['order_no', 'paid_time', 'paid_amount', 'currency']).execute();
  if (paid.length === 0) return [];
  const refunds = await db
    .selectFrom('refunds')
    .select(['refund_no', 'order_no', 'amount', 'settled_time'])
    .where('order_no', 'in', orders.select('order_no'))
    .where('status', '=', 'SETTLED')
    .orderBy('settled_time')
    .execute();
  const byOrder = groupBy(refunds, ({ order_no }) => order_no);
  return paid.map(({ order_no: orderNo, paid_time, paid_amount: paidAmount, currency }) => ({
    orderNo,
    paidTime: paid_time ?? 0,
    paidAmount,
    currency,
    refunds: (byOrder.get(orderNo) ?? []).map(({ refund_no: refundNo, settled_time, amount }) => ({
      refundNo,
      settledTime: settled_time ?? 0,
      amount,
    })),
  }));
}
