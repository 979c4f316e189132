import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type OrderLineRow, readLines } from '../orders/order-row.ts';
import { readHeldRefunds } from '../payments/held-refunds.ts';
import { readMoneyLeftFor } from '../payments/money-left.ts';
import { readRefundLines, type RefundRow, toRefund } from '../payments/refund-row.ts';

export type Revoke = components['schemas']['Revoke'];
type RevokeRow = Selectable<Schema['revokes']>;

function toRevoke(
  row: RevokeRow,
  lines: readonly OrderLineRow[],
  refund: RefundRow | undefined,
  { held, left }: { readonly held: ReadonlySet<string>; readonly left: number },
): Revoke {
  const currency = lines[0]?.currency;
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  return {
    revokeNo: row.revoke_no,
    orderNo: row.order_no,
    mode: row.mode,
    status: row.status,
    receivedTime: row.received_time,
    refund: refund ? toRefund(refund, held.has(refund.refund_no)) : null,
    ...(row.confirmation_sent_time === null ? {} : { confirmationSentTime: row.confirmation_sent_time }),
    ...(row.declared_with === null ? {} : { declaredWith: row.declared_with }),
    ...(row.return_due_time === null ? {} : { returnDueTime: row.return_due_time }),
    ...(row.refund_amount === null || currency === undefined
      ? {}
      : { refundPreview: money(Math.min(row.refund_amount, left), currency) }),
    ...(row.gift_amount === 0 || currency === undefined ? {} : { giftDeduction: money(row.gift_amount, currency) }),
    ...(row.lines === null
      ? {}
      : {
          lines: readRefundLines(row.lines).map(({ lineId, quantity, giftChoice }) => ({
            lineId,
            title: titles.get(lineId) ?? lineId,
            quantity,
            ...(giftChoice === undefined ? {} : { giftChoice }),
          })),
        }),
  };
}

/** Every cancellation and withdrawal of an order, the newest first. */
export async function readRevokes(db: Db, orderNo: string): Promise<Revoke[]> {
  const [rows, lines, refunds] = await Promise.all([
    db.selectFrom('revokes').selectAll().where('order_no', '=', orderNo).orderBy('id', 'desc').execute(),
    readLines(db, orderNo),
    db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo).execute(),
  ]);
  const held = await readHeldRefunds(db, refunds);
  const isWaiting = ({ status }: RevokeRow) => status === 'AWAITING_RETURN' || status === 'RECEIVED';
  const leftFor = rows.some(isWaiting) ? await readMoneyLeftFor(db, orderNo) : () => Infinity;
  return rows.map((row) =>
    toRevoke(
      row,
      lines,
      refunds.find(({ revoke_no }) => revoke_no === row.revoke_no),
      { held, left: isWaiting(row) ? leftFor(row.revoke_no) : Infinity },
    ),
  );
}

/** One of them. @throws when there is none of that number */
export async function readRevoke(db: Db, orderNo: string, revokeNo: string): Promise<Revoke> {
  const found = (await readRevokes(db, orderNo)).find((revoke) => revoke.revokeNo === revokeNo);
  if (!found) throw new Error(`No cancellation ${revokeNo} of order ${orderNo}`);
  return found;
}
