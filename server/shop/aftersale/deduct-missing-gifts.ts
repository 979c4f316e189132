import type { Selectable } from 'kysely';
import { giftDeduction, giftWorth } from '#rules/gift-returns.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { readLines } from '../orders/order-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';

type RevokeRow = Selectable<Schema['revokes']>;

/**
 * Gifts of a withdrawal that were to come back were not in the parcel: they stay with the shopper and are deducted, at most
 * what goes back for the items. The order must have been taken.
 * @returns the withdrawal afterwards
 */
export async function deductMissingGifts(tx: Tx, revoke: RevokeRow): Promise<RevokeRow> {
  const orderLines = await readLines(tx, revoke.order_no);
  const lines = readRefundLines(revoke.lines).map((line): RefundLine =>
    line.giftChoice === undefined ? line : { ...line, giftChoice: 'DEDUCT' },
  );
  const worth = lines
    .filter(({ giftChoice }) => giftChoice === 'DEDUCT')
    .reduce((sum, { lineId, quantity }) => {
      const unit = orderLines.find(({ id }) => id === lineId)?.unit_amount ?? 0;
      return sum + giftWorth({ left: quantity, unit });
    }, 0);
  const itemsAmount = lines.reduce((sum, { amount }) => sum + amount, 0);
  // Where gifts were to come back alone, what goes back was held for them.
  const heldAmount = itemsAmount === 0 ? (revoke.refund_amount ?? 0) + revoke.gift_amount : itemsAmount;
  const giftAmount = giftDeduction(worth, heldAmount);
  return tx
    .updateTable('revokes')
    .set({
      lines: JSON.stringify(lines),
      gift_amount: giftAmount,
      refund_amount: (revoke.refund_amount ?? 0) + revoke.gift_amount - giftAmount,
    })
    .where('revoke_no', '=', revoke.revoke_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}
