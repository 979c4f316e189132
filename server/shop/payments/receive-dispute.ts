import { formatMoney, money } from '#rules/money.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ProviderDispute } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../orders/order-events.ts';
import { lockOrder } from '../orders/order-row.ts';
import { bookLostDispute } from './book-lost-dispute.ts';
import type { DisputeRow } from './dispute-row.ts';
import { closeAgreed, leaveForStaff } from './money-differences.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { sendRefunds } from './send-refunds.ts';

const eventOf = { WON: 'DISPUTE_WON', LOST: 'DISPUTE_LOST' } as const;

/**
 * Takes in what the provider says about a dispute, wherever it comes from: a webhook, a list, its answer to our question.
 * The same may come twice, late and in any order: a dispute is opened once and ends once, and what has ended stays so.
 * A refund that waited for its end is sent afterwards. One that does not fit its payment, or of a payment that is not known,
 * is left for staff until it does.
 */
export async function receiveDispute(shop: ShopContext, dispute: ProviderDispute): Promise<void> {
  const payment = await shop.db
    .selectFrom('payments')
    .select(['payment_no', 'order_no'])
    .where('provider', '=', shop.payments.name)
    .where('provider_ref', '=', dispute.providerRef)
    .executeTakeFirst();
  if (!payment) return leaveDispute(shop, shop.db, dispute, 'on a payment that isn’t in our books');
  if (await isOldNews(shop, dispute)) return;
  const hasEnded = await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, payment.order_no);
    const current = await readPayment(tx, payment.payment_no);
    const misfit = await misfitOf(shop, tx, current, dispute);
    if (misfit !== undefined) {
      await leaveDispute(shop, tx, dispute, misfit, current.order_no);
      return false;
    }
    const row = await openOnce(shop, tx, current, dispute);
    await closeAgreed(shop, tx, { kind: 'DISPUTE', ref: dispute.disputeRef });
    if (row.status !== 'OPEN' || dispute.status === 'OPEN') return false;
    const ended = await end(shop, tx, row, dispute);
    const note = { disputeRef: ended.dispute_ref };
    await appendEvent(shop, tx, order.order_no, { type: eventOf[dispute.status], actor: 'PSP', note });
    if (ended.status === 'LOST') await bookLostDispute(shop, tx, order, ended);
    return true;
  });
  if (hasEnded) await sendRefunds(shop);
}

/** True when the news says what is written down, or less: nobody has to wait for the order then. */
async function isOldNews({ db, payments }: ShopContext, { disputeRef, status }: ProviderDispute): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('status')
    .where('provider', '=', payments.name)
    .where('dispute_ref', '=', disputeRef)
    .executeTakeFirst();
  return row !== undefined && (row.status !== 'OPEN' || status === 'OPEN');
}

/** Writes an unknown dispute down as opened. @returns its row */
async function openOnce(
  shop: ShopContext,
  tx: Tx,
  { payment_no: paymentNo, order_no: orderNo }: PaymentRow,
  { disputeRef, amount, reason, openedTime, evidenceDueTime }: ProviderDispute,
): Promise<DisputeRow> {
  const now = shop.clock.now();
  const inserted = await tx
    .insertInto('disputes')
    .values({
      id: shop.newId(),
      provider: shop.payments.name,
      dispute_ref: disputeRef,
      payment_no: paymentNo,
      order_no: orderNo,
      currency: amount.currency,
      amount: amount.amount,
      reason,
      status: 'OPEN',
      opened_time: openedTime,
      evidence_due_time: evidenceDueTime,
      closed_time: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'dispute_ref']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    await appendEvent(shop, tx, orderNo, { type: 'DISPUTE_OPENED', actor: 'PSP', note: { disputeRef } });
  }
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', shop.payments.name)
    .where('dispute_ref', '=', disputeRef)
    .executeTakeFirstOrThrow();
}

/** What of a dispute does not fit its payment, or what was said of it before; in words for staff, undefined where all does. */
async function misfitOf(
  { payments }: ShopContext,
  tx: Tx,
  payment: PaymentRow,
  { disputeRef, amount }: ProviderDispute,
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('disputes')
    .select(['payment_no', 'amount', 'currency'])
    .where('provider', '=', payments.name)
    .where('dispute_ref', '=', disputeRef)
    .executeTakeFirst();
  const { payment_no: paymentNo, order_no: orderNo } = payment;
  if (before && before.payment_no !== paymentNo)
    return `of payment ${paymentNo}, which was about ${before.payment_no} before`;
  if (before && before.amount !== amount.amount) {
    return `of payment ${paymentNo}, which was over ${formatMoney(money(before.amount, before.currency))} before`;
  }
  if (amount.amount <= payment.amount && amount.currency === payment.currency) return undefined;
  return `of order ${orderNo}, payment ${paymentNo}, which was over ${formatMoney(money(payment.amount, payment.currency))}`;
}

/** Leaves a dispute that cannot be taken in for staff; the log tells it once. */
async function leaveDispute(
  shop: ShopContext,
  db: Db,
  { disputeRef, providerRef, amount, openedTime }: ProviderDispute,
  misfit: string,
  orderNo?: string,
): Promise<void> {
  const isNew = await leaveForStaff(shop, db, {
    kind: 'DISPUTE',
    ref: disputeRef,
    providerRef,
    ...(orderNo === undefined ? {} : { orderNo }),
    amount,
    happenedTime: openedTime,
    sentence: `A bank is disputing ${formatMoney(amount)} ${misfit} (${disputeRef}): ask the payment provider what it is about.`,
  });
  if (isNew) shop.log.error({ disputeRef }, 'a dispute doesn’t match our books, so staff have to decide');
}

function end(
  { clock }: ShopContext,
  tx: Tx,
  row: DisputeRow,
  { status, closedTime }: ProviderDispute,
): Promise<DisputeRow> {
  const now = clock.now();
  return tx
    .updateTable('disputes')
    .set({ status, closed_time: closedTime ?? now, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
