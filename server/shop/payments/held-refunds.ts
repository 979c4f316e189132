import { moneyToSend } from '#rules/disputes.ts';
import type { Db } from '#server/db/schema.ts';
import { readPaymentMoney } from './dispute-row.ts';
import type { RefundRow } from './refund-row.ts';

/**
 * The numbers of those among some refunds that wait for the bank of the payer: an open dispute leaves too little for them.
 * Asks nothing where none is pending.
 */
export async function readHeldRefunds(db: Db, refunds: readonly RefundRow[]): Promise<ReadonlySet<string>> {
  const pending = refunds.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return new Set();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where(
      'order_no',
      'in',
      pending.map(({ order_no }) => order_no),
    )
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('disputes')
          .select('id')
          .where('disputes.order_no', '=', ref('payments.order_no'))
          .where('disputes.payment_no', '=', ref('payments.payment_no'))
          .where('disputes.status', '=', 'OPEN'),
      ),
    )
    .execute();
  const left = new Map<string | null, number>();
  for (const payment of payments) left.set(payment.payment_no, moneyToSend(await readPaymentMoney(db, payment)));
  const held = pending.filter(({ payment_no, amount }) => amount > (left.get(payment_no) ?? Infinity));
  return new Set(held.map(({ refund_no }) => refund_no));
}
