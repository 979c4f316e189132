import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import type { PaymentMoney } from '#rules/disputes.ts';
import { money } from '#rules/money.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { PaymentRow } from './payment-row.ts';

export type DisputeRow = Selectable<Schema['disputes']>;

/** The disputes of an order, the oldest first. */
export function readDisputes(db: Db, orderNo: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('opened_time')
    .orderBy('dispute_ref')
    .execute();
}

/** True while a bank has to decide about money of an order. */
export async function hasOpenDispute(db: Db, orderNo: string): Promise<boolean> {
  return (await readDisputes(db, orderNo)).some(({ status }) => status === 'OPEN');
}

/** A dispute of the contract. */
export function toDispute(row: DisputeRow): components['schemas']['PaymentDispute'] {
  return { status: row.status, amount: money(row.amount, row.currency), openedTime: row.opened_time };
}

/** Where the money of a payment is, minor units. */
export async function readPaymentMoney(db: Db, payment: PaymentRow): Promise<PaymentMoney> {
  const { payment_no: paymentNo, order_no: orderNo } = payment;
  const refunds = await db
    .selectFrom('refunds')
    .select('amount')
    .where('order_no', '=', orderNo)
    .where('payment_no', '=', paymentNo)
    .where('status', '=', 'PENDING')
    .execute();
  const disputes = (await readDisputes(db, orderNo)).filter((dispute) => dispute.payment_no === paymentNo);
  const sumOf = (rows: readonly { readonly amount: number }[]): number =>
    rows.reduce((sum, { amount }) => sum + amount, 0);
  return {
    paid: payment.amount,
    refunded: payment.refunded_amount,
    promised: sumOf(refunds),
    disputed: sumOf(disputes.filter(({ status }) => status === 'OPEN')),
    lost: sumOf(disputes.filter(({ status }) => status === 'LOST')),
  };
}
