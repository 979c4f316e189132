import { paymentAttemptTimeout } from '#rules/limits.ts';
import { isAttemptLive, refusalOfNewAttempt } from '#rules/payment-states.ts';
import { isPayTimeOver } from '#rules/order-states.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, isRepeated, once } from '#server/intents.ts';
import type { PaymentMethod } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { canPayBy } from './payment-methods.ts';
import { dueOf, type OrderRow, lockOrder } from '../orders/order-row.ts';
import { submitCard } from './confirm-card.ts';
import { giveUp } from './give-up.ts';
import { openSession } from './open-session.ts';
import { blankAttempt, type Payment, type PaymentRow, readAttempts, readPayment, toPayment } from './payment-row.ts';
import { returnUrl } from './return-state.ts';
import { savedCardToken } from './saved-cards.ts';

export interface PaymentRequest {
  readonly method: PaymentMethod;
  readonly savedCardId?: string;
  /** The visit that pays. No part of what is asked for: a repeat may come from the next one. */
  readonly riskSession?: string;
}

/**
 * Starts to pay an order, or goes on with what was started:
 * - one attempt is alive at a time: asking again for the same method goes on with it, another method replaces it;
 * - what is being processed is neither doubled nor replaced: PAY_IN_PROGRESS, with that attempt;
 * - the amount is the order's, and the attempt's number is the key at the provider, so a repeated call never pays twice.
 * The order has been opened by its owner. @throws PAY_METHOD, ORDER_STATE, ORDER_EXPIRED, PAY_ALREADY, PAY_IN_PROGRESS,
 * PAY_UNAVAILABLE (try again with the same key), NOT_FOUND for a saved card of somebody else
 */
export async function createPayment(
  shop: ShopContext,
  order: OrderRow,
  { account }: RequestContext,
  request: PaymentRequest,
  key: string,
): Promise<Payment> {
  if (!canPayBy(order.site, request.method)) throw new ShopError('PAY_METHOD');
  const savedToken =
    request.savedCardId === undefined
      ? undefined
      : await savedCardToken(shop.db, account?.accountId ?? '', request.savedCardId);
  const intent: Intent<'createPayment'> = {
    operation: 'createPayment',
    subject: order.order_no,
    key,
    request: { ...request, riskSession: undefined },
  };
  // A late repeat of an older request changes nothing of what was begun after it.
  if (!(await isRepeated(shop.db, intent))) await makeRoom(shop, order.order_no, request.method);
  const { paymentNo } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => ({ paymentNo: await attemptFor(shop, tx, order.order_no, request) })),
  );
  const opened = await openSession(shop, await readPayment(shop.db, paymentNo));
  if (savedToken === undefined || opened.status !== 'REQUIRES_ACTION') return toPayment(opened);
  return toPayment(await submitCard(shop, opened, savedToken));
}

/** An attempt by another method ends first; what the provider has already begun to process shows up as such afterwards. */
async function makeRoom(shop: ShopContext, orderNo: string, method: PaymentMethod): Promise<void> {
  const live = (await readAttempts(shop.db, orderNo)).find((attempt) => attempt.live === 1);
  if (live && live.method !== method && live.status !== 'PROCESSING') await giveUp(shop, live);
}

async function attemptFor(shop: ShopContext, tx: Tx, orderNo: string, request: PaymentRequest): Promise<string> {
  const order = await lockOrder(shop, tx, orderNo);
  const attempts = await readAttempts(tx, orderNo);
  refuseUnpayable(order, attempts, shop.clock.now());
  const live = attempts.find(({ status }) => isAttemptLive(status));
  if (live && live.method === request.method) return live.payment_no;
  if (live) throw new ShopError('PAY_IN_PROGRESS', { data: toPayment(live) });
  return insertAttempt(shop, tx, order, request, (attempts[0]?.attempt ?? 0) + 1);
}

function refuseUnpayable(order: OrderRow, attempts: readonly PaymentRow[], now: number): void {
  const refusal = refusalOfNewAttempt(attempts.map(({ status }) => status));
  if (refusal !== undefined) {
    const reason = attempts.find(({ status }) => refusalOfNewAttempt([status]) === refusal);
    throw new ShopError(refusal, { data: reason ? toPayment(reason) : null });
  }
  if (order.status === 'CLOSED' && order.close_reason === 'expired') throw new ShopError('ORDER_EXPIRED');
  if (order.paid_time !== null) throw new ShopError('PAY_ALREADY');
  if (order.status !== 'PENDING_PAYMENT') throw new ShopError('ORDER_STATE');
  if (isPayTimeOver(order.pay_expire_time, now)) throw new ShopError('ORDER_EXPIRED');
}

async function insertAttempt(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { method, savedCardId, riskSession }: PaymentRequest,
  attempt: number,
): Promise<string> {
  const now = shop.clock.now();
  const paymentNo = `P${shop.newId()}`;
  await tx
    .insertInto('payments')
    .values({
      ...blankAttempt,
      id: shop.newId(),
      payment_no: paymentNo,
      order_no: order.order_no,
      method,
      provider: shop.payments.name,
      provider_ref: null,
      provider_key: paymentNo,
      currency: order.currency,
      amount: dueOf(order),
      status: 'CREATED',
      live: 1,
      attempt,
      return_url: returnUrl(shop, paymentNo),
      saved_card_id: savedCardId ?? null,
      risk_session: riskSession ?? null,
      expire_time: now + paymentAttemptTimeout,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx.updateTable('orders').set({ payment_status: 'PENDING' }).where('order_no', '=', order.order_no).execute();
  return paymentNo;
}
