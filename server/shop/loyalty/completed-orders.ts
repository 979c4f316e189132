import { groupBy } from '#rules/group-by.ts';
import type { CompletedOrder } from '#rules/savvy-ledger.ts';
import { fractionOf } from '#rules/shares.ts';
import { refundOfPieces } from '#rules/withdrawal.ts';
import type { Db } from '#server/db/schema.ts';
import { type RefundLine, readRefundLines } from '../payments/refund-row.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly line_total_amount: number;
}

/**
 * The orders of an account that were completed after `since` (epoch ms), by their goods as they were paid in cash, with the
 * goods that went back by pieces and the part of them that banks gave back for good. Goodwill takes none.
 */
export async function readCompletedOrders(db: Db, accountId: string, since: number): Promise<CompletedOrder[]> {
  const orders = db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .where('completed_time', '>', since)
    // What was paid as a deposit is part of its balance's items.
    .where('kind', '!=', 'DEPOSIT');
  const completed = await orders
    .select(['order_no', 'completed_time', 'goods_total_amount', 'grand_total_amount', 'currency', 'status'])
    .execute();
  if (completed.length === 0) return [];
  const orderNos = orders.select('order_no');
  const [lines, refunds, lost] = await Promise.all([
    db
      .selectFrom('order_lines')
      .select(['id', 'order_no', 'quantity', 'line_total_amount'])
      .where('order_no', 'in', orderNos)
      .execute(),
    db
      .selectFrom('refunds')
      .select(['refund_no', 'order_no', 'lines', 'settled_time'])
      .where('order_no', 'in', orderNos)
      .where('status', '=', 'SETTLED')
      .orderBy('settled_time')
      .execute(),
    db
      .selectFrom('disputes')
      .select(['dispute_ref', 'order_no', 'amount', 'closed_time'])
      .where('order_no', 'in', orderNos)
      .where('status', '=', 'LOST')
      .execute(),
  ]);
  const linesOf = groupBy(lines, ({ order_no: orderNo }) => orderNo);
  const refundsOf = groupBy(refunds, ({ order_no: orderNo }) => orderNo);
  const lostOf = groupBy(lost, ({ order_no: orderNo }) => orderNo);
  return completed.map(({ order_no: orderNo, goods_total_amount: itemsAmount, ...order }) => {
    const itemsOf = itemsByPieces(linesOf.get(orderNo) ?? []);
    const own = refundsOf.get(orderNo) ?? [];
    const byRefunds = own.map((refund, index) => ({
      refundNo: refund.refund_no,
      settledTime: refund.settled_time ?? 0,
      // Of an order of which nothing is left, the last refund took the rest, whatever it named.
      amount:
        order.status === 'REFUNDED' && index === own.length - 1 ? itemsAmount : itemsOf(readRefundLines(refund.lines)),
    }));
    const byBanks = (lostOf.get(orderNo) ?? []).map(({ dispute_ref: refundNo, amount, closed_time: settledTime }) => ({
      refundNo,
      settledTime: settledTime ?? 0,
      amount: fractionOf(itemsAmount, amount, order.grand_total_amount),
    }));
    return {
      orderNo,
      completedTime: order.completed_time ?? 0,
      itemsAmount,
      currency: order.currency,
      refunds: [...byRefunds, ...byBanks].toSorted((a, b) => a.settledTime - b.settledTime),
    };
  });
}

/** Counts the goods of one refund after the other, minor units: each line by its pieces, without tax on top. */
function itemsByPieces(lines: readonly Line[]): (pieces: readonly RefundLine[]) => number {
  const gone = new Map<string, number>();
  return (pieces) =>
    pieces.reduce((sum, { lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      if (!line) return sum;
      const before = gone.get(lineId) ?? 0;
      const more = Math.min(quantity, line.quantity - before);
      gone.set(lineId, before + more);
      return (
        sum +
        refundOfPieces({ quantity: line.quantity, gone: before, total: line.line_total_amount }, Math.max(0, more))
      );
    }, 0);
}
