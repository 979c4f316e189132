import type { Updateable } from 'kysely';
import {
  type AttemptEvent,
  type AttemptMove,
  attemptTransition,
  isAttemptLive,
  isPaymentInProgress,
} from '#rules/payment-states.ts';
import { isPayTimeOver } from '#rules/order-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { CardSummary, Decline, ProviderEvent, ProviderSession, SessionStatus } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { StockGone } from '../stock/reserve-stock.ts';
import { declineText } from './decline-reasons.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { forgetDeclinedCard } from './saved-cards.ts';
import { isPaidByAnother, settleOrder } from './settle-order.ts';

/** An attempt that we handed in and that the provider still shows as untouched: the hand-in is believed lost after this. */
export const lostAfter = 30_000;

const eventOf: Readonly<Record<SessionStatus, AttemptEvent>> = {
  OPEN: 'ACTION_REQUIRED',
  REQUIRES_ACTION: 'ACTION_REQUIRED',
  PROCESSING: 'SUBMITTED',
  SETTLED: 'SETTLED',
  DECLINED: 'DECLINED',
  CANCELLED: 'USER_ABORT',
  EXPIRED: 'TIMEOUT',
};

/**
 * Takes in what the provider says about an attempt, wherever it comes from: its reply, a webhook, a recall, a job. Any
 * report may come twice, late or in the wrong order; each changes what it still can and no more.
 * With an `event` its id is taken in the same transaction, so that a repeated webhook ends here.
 * @throws PAY_STATE_INVALID for a report that does not fit the attempt, such as another amount
 */
export async function receiveReport(shop: ShopContext, session: ProviderSession, event?: ProviderEvent): Promise<void> {
  const { payment_no: paymentNo, order_no: orderNo } = await readPayment(shop.db, session.paymentNo);
  const take = (stockGone: boolean) =>
    withTransaction(shop, 'durable', async (tx) => {
      if (event && !(await isNew(shop, tx, event))) return;
      const order = await lockOrder(shop, tx, orderNo);
      const payment = await readPayment(tx, paymentNo);
      refuseStrange(shop, payment, session);
      const changed = await moveAttempt(shop, tx, payment, session);
      if (changed && session.status === 'SETTLED') await settleOrder(shop, tx, order, payment, { stockGone });
      if (changed && session.status === 'DECLINED') {
        await forgetDeclinedCard(shop, tx, payment);
        await closeOverdue(shop, tx, order);
      }
    });
  try {
    await take(false);
  } catch (error) {
    if (!(error instanceof StockGone)) throw error;
    await take(true);
  }
}

/** An order whose time to be paid was over while this attempt was under way waits for no other one. */
async function closeOverdue(shop: ShopContext, tx: Tx, order: OrderRow): Promise<void> {
  if (order.status !== 'PENDING_PAYMENT' || !isPayTimeOver(order.pay_expire_time, shop.clock.now())) return;
  await applyTransition(shop, tx, order, { event: 'PAY_EXPIRED', actor: 'SYSTEM' });
}

async function isNew(shop: ShopContext, tx: Tx, { eventId, kind, session }: ProviderEvent): Promise<boolean> {
  const now = shop.clock.now();
  const taken = await tx
    .insertInto('payment_events')
    .values({
      id: shop.newId(),
      provider: shop.payments.name,
      event_id: eventId,
      payment_no: session.paymentNo,
      kind,
      data: JSON.stringify({ providerRef: session.providerRef, status: session.status }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

function refuseStrange({ log }: ShopContext, payment: PaymentRow, session: ProviderSession): void {
  const fits =
    payment.amount === session.amount.amount &&
    payment.currency === session.amount.currency &&
    (payment.provider_ref ?? session.providerRef) === session.providerRef;
  if (fits) return;
  log.error({ paymentNo: payment.payment_no, providerRef: session.providerRef }, 'a report does not fit its payment');
  throw new ShopError('PAY_STATE_INVALID');
}

/** Writes the attempt's new state. @returns whether its status changes */
async function moveAttempt(shop: ShopContext, tx: Tx, payment: PaymentRow, session: ProviderSession): Promise<boolean> {
  const now = shop.clock.now();
  const move = nextState(payment, session, now);
  // Money on top of what has paid the order is not taken in: settleOrder sends it back, the attempt stays as it ended.
  const surplus = session.status === 'SETTLED' && (await isPaidByAnother(tx, payment));
  const status = surplus ? payment.status : move.status;
  const live = isAttemptLive(status) && !surplus;
  const { failure, card, nextAction } = session;
  await tx
    .updateTable('payments')
    .set({
      provider_ref: session.providerRef,
      status,
      live: live ? 1 : 0,
      updated_at: now,
      processing_since: isPaymentInProgress(status) ? (payment.processing_since ?? now) : null,
      ...(live && nextAction && !move.early ? { next_action: JSON.stringify(nextAction) } : {}),
      ...(move.changed && failure ? failureColumns(failure) : {}),
      ...(card ? cardColumns(card) : {}),
      ...(status === 'SETTLED' && move.changed ? { settled_time: session.settledTime ?? now } : {}),
    })
    .where('payment_no', '=', payment.payment_no)
    .execute();
  return move.changed;
}

/** `early`: the provider has not seen yet what we are just handing in. */
function nextState(
  { status, processing_since: since }: PaymentRow,
  session: ProviderSession,
  now: number,
): AttemptMove & { readonly early: boolean } {
  const early = session.status === 'OPEN' && isPaymentInProgress(status) && now - (since ?? now) < lostAfter;
  return early ? { status, changed: false, early } : { ...attemptTransition(status, eventOf[session.status]), early };
}

function failureColumns(failure: Decline): Updateable<Schema['payments']> {
  return {
    failure_code: failure.code,
    failure_message: declineText(failure),
    failure_retryable: failure.retryable ? 1 : 0,
  };
}

function cardColumns(card: CardSummary): Updateable<Schema['payments']> {
  return {
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.expMonth,
    card_exp_year: card.expYear,
  };
}
