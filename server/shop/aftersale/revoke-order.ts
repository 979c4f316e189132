import type { Tx } from '#server/db/schema.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { emailOf } from '../orders/order-mails.ts';
import { nameOf, type OrderRow, lockOrder } from '../orders/order-row.ts';
import { readRevoke, type Revoke } from './read-revoke.ts';
import { revokeModesOf, type RevokeRequest } from './revoke-options.ts';
import { endWithoutMoney } from './refund-withdrawn.ts';
import { withdrawOrder } from './withdraw-order.ts';

/** What a cancellation is right after it was asked for. */
const firstStatus = { CANCEL_UNPAID: 'ACCEPTED', CANCEL_PAID: 'REFUNDING', CANCEL_REQUEST: 'SUBMITTED' } as const;

/**
 * Cancels an order, asks for it once the warehouse has it, or withdraws from the contract. The money of what has not been
 * sent goes back at once.
 * @throws BAD_REQUEST without the reason that a paid order needs, REVOKE_PERIOD when the time for the mode has passed,
 * ORDER_RELEASED when the goods have left, ORDER_STATE when the order has moved on otherwise, and as withdrawOrder
 */
export async function revokeOrder(
  shop: ShopContext,
  orderNo: string,
  request: RevokeRequest,
  key: string,
): Promise<Revoke> {
  if (request.mode === 'CANCEL_PAID' && request.reasonCode === undefined) {
    const message = 'Please choose a reason.';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'reasonCode', rule: 'required', message }] });
  }
  if (request.mode !== 'WITHDRAW' && request.lines !== undefined) {
    const message = 'Only a withdrawal can be for a part of an order.';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'lines', rule: 'mode', message }] });
  }
  if (request.mode !== 'WITHDRAW' && request.gifts !== undefined) {
    const message = 'Only a withdrawal asks about gifts.';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'gifts', rule: 'mode', message }] });
  }
  const intent: Intent<'revokeOrder'> = { operation: 'revokeOrder', subject: orderNo, key, request };
  const { revokeNo } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      const order = await lockOrder(shop, tx, orderNo);
      const { mode } = request;
      return {
        revokeNo: await (mode === 'WITHDRAW'
          ? withdrawOrder(shop, tx, order, request)
          : cancelOrder(shop, tx, order, { ...request, mode })),
      };
    }),
  );
  if (request.mode === 'CANCEL_PAID' || request.mode === 'WITHDRAW') await sendRefunds(shop);
  return readRevoke(shop.db, orderNo, revokeNo);
}

type CancelMode = keyof typeof firstStatus;

async function cancelOrder(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  request: RevokeRequest & { readonly mode: CancelMode },
): Promise<string> {
  const now = shop.clock.now();
  const { mode } = request;
  refuseMode(order, mode, now);
  const revokeNo = `V${shop.newId()}`;
  await tx
    .insertInto('revokes')
    .values({
      id: shop.newId(),
      revoke_no: revokeNo,
      order_no: order.order_no,
      mode,
      lines: null,
      refund_amount: null,
      reason_code: request.reasonCode ?? null,
      note: request.note ?? null,
      declared_name: request.declaredName ?? nameOf(order),
      declared_email: await emailOf(tx, order),
      status: firstStatus[mode],
      received_time: now,
      confirmation_sent_time: null,
      refund_no: null,
      return_due_time: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await applyTransition(shop, tx, order, {
    event: 'USER_CANCEL',
    actor: 'USER',
    note: { revokeNo, ...(request.reasonCode === undefined ? {} : { reasonCode: request.reasonCode }) },
  });
  if (mode === 'CANCEL_PAID') await endWithoutMoney(shop, tx, { order_no: order.order_no, revoke_no: revokeNo });
  return revokeNo;
}

function refuseMode(order: OrderRow, mode: CancelMode, now: number): void {
  if (revokeModesOf(order, now).includes(mode)) return;
  if (order.status === 'PARTLY_SHIPPED' || order.status === 'SHIPPED') throw new ShopError('ORDER_RELEASED');
  const tooLate = mode === 'CANCEL_PAID' && (order.status === 'PAID' || order.status === 'PROCESSING');
  throw new ShopError(tooLate ? 'REVOKE_PERIOD' : 'ORDER_STATE');
}
