import type { OrderEffect } from '#machines/order/types.ts';
import type { OrderEvent } from '#rules/order-states.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { refundWhatIsLeft } from './payments/request-refund.ts';
import { voidAttempts } from './payments/void-attempts.ts';
import { reserveStock } from './stock/reserve-stock.ts';
import { allocateReservations, releaseReservations, restock } from './stock/settle-reservations.ts';
import type { EventNote } from './orders/order-events.ts';
import { orderLetters } from './orders/order-mails.ts';
import { type OrderRow, readLines } from './orders/order-row.ts';

interface Move {
  readonly event: OrderEvent;
  readonly note: EventNote;
}

type Act = (shop: ShopContext, tx: Tx, order: OrderRow, move: Move) => Promise<void>;

/** Thrown when the goods of a late payment went while they were being looked at: decide again, as if they had been gone. */
export class StockGone extends Error {
  override readonly name = 'StockGone';
}

const reserveAgain: Act = async (shop, tx, order) => {
  const requests = await readLines(tx, order.order_no);
  const { order_no: orderNo, site } = order;
  const missing = await reserveStock(shop, tx, { orderNo, site, requests, expireTime: shop.clock.now() });
  if (missing.length > 0) throw new StockGone(missing.join(', '));
};

/** A shopper asked to cancel, but the first parcel left before anybody answered. */
const refuseOpenRequest: Act = async ({ clock }, tx, { order_no: orderNo }) => {
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUSED', updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('status', '=', 'SUBMITTED')
    .execute();
};

/**
 * What is done to carry an effect out. Those about discounts, rewards, picking and return clocks have nothing to do yet:
 * there are no such programmes, and the clocks are read off the order's own times. A shipment is written by shipOrder,
 * which must count it before it asks for the move.
 */
const acts: Readonly<Partial<Record<OrderEffect, Act>>> = {
  releaseStock: (shop, tx, { order_no: orderNo }) => releaseReservations(shop, tx, orderNo),
  reserveStock: reserveAgain,
  allocateStock: (shop, tx, { order_no: orderNo }) => allocateReservations(shop, tx, orderNo),
  issueInvoice: issueInvoice,
  returnStock: (shop, tx, { order_no: orderNo }) => restock(shop, tx, orderNo),
  refuseCancelRequest: refuseOpenRequest,
  voidPayment: (shop, tx, { order_no: orderNo }, { event }) =>
    voidAttempts(shop, tx, orderNo, { event: event === 'PAY_EXPIRED' ? 'TIMEOUT' : 'USER_ABORT' }),
  refundPayment: (shop, tx, { order_no: orderNo }, { event, note }) =>
    refundWhatIsLeft(shop, tx, orderNo, { reason: note.reasonCode ?? note.reason ?? event, revokeNo: note.revokeNo }),
  ...orderLetters,
};

/** Carries out the effects of a move, in the order of the machine. */
export async function runEffects(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  move: Move & { readonly effects: readonly OrderEffect[] },
): Promise<void> {
  for (const effect of move.effects) await acts[effect]?.(shop, tx, order, move);
}
