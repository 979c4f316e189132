import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { protectionTitle } from '../orders/mails.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import { readRefundLines, type RefundRow } from '../payments/refund-row.ts';
import { protectionReason } from '../payments/request-refund.ts';
import { issueCreditNote, type RefundCredit } from './issue-invoice.ts';

/** Issues the credit note of a settled refund: for its lines, or for its amount when it has none. */
export async function creditRefund(shop: ShopContext, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  // A bank has given all of it back by a dispute.
  if (refund.amount === 0) return;
  const isUntaxed = refund.reason === protectionReason;
  const credit: RefundCredit = {
    refundNo: refund.refund_no,
    amount: refund.amount,
    isUntaxed,
    ...(isUntaxed ? { title: protectionTitle(order.site) } : {}),
  };
  // What is left of a refund is no sum of its lines any more.
  if (refund.disputed_amount > 0) return issueCreditNote(shop, tx, order, credit);
  const refunded = new Map(readRefundLines(refund.lines).map((line) => [line.lineId, line]));
  if (refunded.size === 0) return issueCreditNote(shop, tx, order, credit);
  const lines = (await readLines(tx, refund.order_no)).flatMap(({ id, title, sku }) => {
    const line = refunded.get(id);
    return line ? [{ title, sku, quantity: line.quantity, amount: line.amount }] : [];
  });
  return issueCreditNote(shop, tx, order, { ...credit, lines });
}
