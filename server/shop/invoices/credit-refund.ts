import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { protectionTitle } from '../orders/mails.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { readRefundLines, type RefundRow } from '../payments/refund-row.ts';
import { protectionReason } from '../payments/request-refund.ts';
import { issueCreditNote } from './issue-invoice.ts';

/** Issues the credit note of a settled refund: for its lines, or for its amount when it has none. */
export async function creditRefund(shop: ShopContext, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  // A bank has given all of it back by a dispute.
  if (refund.amount === 0) return;
  // What a bank has left of a refund is no sum of its lines any more.
  const lines = refund.disputed_amount > 0 ? [] : readRefundLines(refund.lines);
  await issueCreditNote(shop, tx, order, {
    refundNo: refund.refund_no,
    amount: refund.amount,
    ...(lines.length === 0 ? {} : { lines }),
    ...(refund.reason === protectionReason ? { untaxedTitle: protectionTitle(order.site) } : {}),
  });
}
