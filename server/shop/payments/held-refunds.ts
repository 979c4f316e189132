import { moneyToSend } from '#rules/disputes.ts';
import type { Db } from '#server/db/schema.ts';
import { readPaymentMoney } from './dispute-row.ts';

/** The numbers of the refunds of an order that wait for the bank of the payer: an open dispute leaves too little for them. */
export async function readHeldRefunds(db: Db, orderNo: string): Promise<ReadonlySet<string>> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_no', '=', orderNo)
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
  const held = new Set<string>();
  for (const payment of payments) {
    const left = moneyToSend(await readPaymentMoney(db, payment));
    const refunds = await db
      .selectFrom('refunds')
      .select('refund_no')
      .where('order_no', '=', orderNo)
      .where('payment_no', '=', payment.payment_no)
      .where('status', '=', 'PENDING')
      .where('amount', '>', left)
      .execute();
    for (const refund of refunds) held.add(refund.refund_no);
  }
  return held;
}

/** The numbers of the returns, among those of some orders, whose refund waits for the bank of the payer. */
export async function readHeldReturns(db: Db, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const disputed = await db
    .selectFrom('disputes')
    .select('order_no')
    .distinct()
    .where('order_no', 'in', orderNos)
    .where('status', '=', 'OPEN')
    .execute();
  const returns = new Set<string>();
  for (const { order_no: orderNo } of disputed) {
    const held = await readHeldRefunds(db, orderNo);
    const rows = await db
      .selectFrom('refunds')
      .select(['refund_no', 'rma_no'])
      .where('order_no', '=', orderNo)
      .execute();
    for (const { refund_no, rma_no } of rows) if (rma_no !== null && held.has(refund_no)) returns.add(rma_no);
  }
  return returns;
}
