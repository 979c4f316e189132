import { flashBuyType, prizeBuyType } from '#rules/cart-lines.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { appendEvent } from '../orders/order-events.ts';
import { closeReasonOf } from '../orders/order-facts.ts';
import { relockDiscounts } from '../orders/order-discounts.ts';
import { type OrderLineRow, type OrderRow, readLines } from '../orders/order-row.ts';
import { loadOffers } from '../catalogue/load-offers.ts';
import type { Offer } from '../catalogue/offer.ts';
import { isBeyondLimits } from '../pricing/shopper-limits.ts';
import { lockStock } from '../stock/lock-stock.ts';
import type { PaymentRow } from './payment-row.ts';
import { isSurplus, requestRefund, surplusReason } from './request-refund.ts';
import { voidAttempts } from './void-attempts.ts';

/** True when another attempt holds the money of the order. */
export async function isPaidByAnother(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const other = await tx
    .selectFrom('payments')
    .select('payment_no')
    .where('order_no', '=', payment.order_no)
    .where('payment_no', '!=', payment.payment_no)
    .where('status', 'in', ['SETTLED', 'REFUNDING', 'PARTLY_REFUNDED'])
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Money has arrived for an order that was taken in this transaction:
 * - it pays an order that waits, also one that expired meanwhile while its pieces, its quotas, its coupons and its coins
 *   can be had;
 * - it goes back when the order was closed and one of them is gone, or when the order has ended otherwise;
 * - it goes back when another attempt has paid already.
 */
export async function settleOrder(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { stockGone }: { readonly stockGone: boolean },
): Promise<void> {
  const waits = order.status === 'PENDING_PAYMENT' || order.status === 'CLOSED';
  if (!waits || (await isPaidByAnother(tx, payment))) return sendBack(shop, tx, payment);
  const paidAmount = order.paid_amount + payment.amount;
  await tx
    .updateTable('orders')
    .set({ paid_amount: paidAmount, payment_status: 'PAID' })
    .where('order_no', '=', order.order_no)
    .execute();
  const late = closeReasonOf(order) === 'EXPIRED';
  const revived = late && !stockGone && (await canBeHadAgain(shop, tx, order));
  await applyTransition(
    shop,
    tx,
    { ...order, paid_amount: paidAmount, payment_status: 'PAID' },
    {
      event: 'PAY_SETTLED',
      actor: 'PSP',
      note: { paymentNo: payment.payment_no },
      facts: { paidAmount: payment.amount, stockFree: revived },
    },
  );
  await voidAttempts(shop, tx, order.order_no, { event: 'USER_ABORT', except: payment.payment_no });
}

async function sendBack(shop: ShopContext, tx: Tx, payment: PaymentRow): Promise<void> {
  if (await isSurplus(tx, payment)) return;
  const refundNo = await requestRefund(shop, tx, payment, { reason: surplusReason, amount: payment.amount });
  await tx.updateTable('payments').set({ live: 0 }).where('payment_no', '=', payment.payment_no).execute();
  const note = { paymentNo: payment.payment_no, refundNo };
  await appendEvent(shop, tx, payment.order_no, { type: 'PAY_SURPLUS', actor: 'PSP', note });
}

/**
 * Holds once more what a closed order needs; quotas, coupons and coins that somebody else has taken meanwhile are as final
 * as pieces that are gone. The stock is locked first, as it is when an order is placed.
 */
async function canBeHadAgain(shop: ShopContext, tx: Tx, order: OrderRow): Promise<boolean> {
  const lines = await readLines(tx, order.order_no);
  const isHeldByDeposit = order.deposit_order_no !== null;
  const goods = isHeldByDeposit ? [] : lines.filter(({ buy_type: buyType }) => buyType !== prizeBuyType);
  return (await isStockFree(shop, tx, order, goods)) && relockDiscounts(shop, tx, order, lines);
}

/** True where there are as many, and those of no flash sale are not set aside for one. */
function areFree({ available, setAside }: Offer, lines: readonly OrderLineRow[]): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const plain = lines.reduce((sum, line) => (line.buy_type === flashBuyType ? sum : sum + line.quantity), 0);
  return available >= plain && available + setAside >= pieces;
}

async function isStockFree(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<boolean> {
  const { site, kind } = order;
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  await lockStock(tx, site, skus);
  const offers = await loadOffers(tx, site, skus, shop.clock.now());
  if (await isBeyondLimits(tx, order, lines, offers)) return false;
  return skus.every((sku) => {
    const offer = offers.get(sku);
    const own = lines.filter((line) => line.sku === sku);
    // A light that is pledged for is sold to nobody else.
    const isSold = offer?.sellable === true || kind === 'CROWDFUND';
    return offer !== undefined && isSold && areFree(offer, own);
  });
}
