import type { components } from '#openapi/types.ts';
import { moveRma } from '#machines/rma/move.ts';
import { money } from '#rules/money.ts';
import { openRmaStatuses } from '#rules/rma.ts';
import { displayText } from '#rules/text.ts';
import type { Db } from '#server/db/schema.ts';
import { readMedia } from '../../media/own-media.ts';
import { readImage } from '../../media/picture.ts';
import { type OrderLineRow, type OrderRow, readLines } from '../../orders/order-row.ts';
import { readHeldRefunds } from '../../payments/held-refunds.ts';
import { toRefund } from '../../payments/refund-row.ts';
import { reasonLabels, rmaHistoryText, rmaStatusText } from './rma-texts.ts';
import { labelStatuses, readReturnLabel } from './return-label.ts';
import { readSendBack } from './send-back.ts';
import { readRmaLines, readRmaRow, type RmaLineRow, type RmaRow, standOf } from './rma-row.ts';

export type Rma = components['schemas']['Rma'];

/** A request with everything its page shows. @throws NOT_FOUND */
export async function readRma(db: Db, order: OrderRow, rmaNo: string): Promise<Rma> {
  const ref = { orderNo: order.order_no, rmaNo };
  const row = await readRmaRow(db, ref);
  const [rmaLines, lines, messages, history, refund, label, sendBack] = await Promise.all([
    readRmaLines(db, ref),
    readLines(db, ref.orderNo),
    db
      .selectFrom('rma_messages')
      .selectAll()
      .where('order_no', '=', ref.orderNo)
      .where('rma_no', '=', rmaNo)
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('rma_history')
      .selectAll()
      .where('order_no', '=', ref.orderNo)
      .where('rma_no', '=', rmaNo)
      .orderBy('seq', 'desc')
      .execute(),
    db
      .selectFrom('refunds')
      .selectAll()
      .where('order_no', '=', ref.orderNo)
      .where('rma_no', '=', rmaNo)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    readReturnLabel(db, row),
    readSendBack(db, row),
  ]);
  const isHeld = refund !== undefined && (await readHeldRefunds(db, [refund])).has(refund.refund_no);
  const { text, hint } = rmaStatusText(row.status, order.site, {
    isProtected: row.protection === 1,
    isHeld,
    isWithdrawn: row.revoke_no !== null,
  });
  return {
    rmaNo,
    orderNo: ref.orderNo,
    site: order.site,
    type: row.type,
    status: row.status,
    statusText: text,
    statusHint: hint,
    createdTime: row.created_at,
    lines: lines.flatMap((line) =>
      rmaLines.filter(({ line_id }) => line_id === line.id).map((one) => toLine(one, line)),
    ),
    paid: money(row.paid_amount + row.delivery_amount, row.currency),
    refundTo: row.refund_to,
    refund: refund ? toRefund(refund, isHeld) : null,
    messages: messages.map((message) => ({
      time: message.time,
      from: message.author,
      text: displayText(message.text),
      media: readMedia(message.media),
    })),
    history: history.map(({ time, status, event }) => ({ time, status, text: rmaHistoryText(event, order.site) })),
    actions: actionsOf(row, label !== undefined),
    ...(label && { label }),
    ...(sendBack && { sendBack }),
    ...extrasOf(row),
  };
}

function toLine(rmaLine: RmaLineRow, line: OrderLineRow): Rma['lines'][number] {
  return {
    lineId: line.id,
    spu: line.spu,
    title: line.title,
    image: readImage(line.image),
    quantity: rmaLine.quantity,
    paid: money(rmaLine.amount, line.currency),
    reason: rmaLine.reason,
    reasonLabel: reasonLabels[rmaLine.reason],
    media: readMedia(rmaLine.media),
    ...(rmaLine.gift_choice === null ? {} : { giftChoice: rmaLine.gift_choice }),
    ...(rmaLine.note === null ? {} : { note: displayText(rmaLine.note) }),
  };
}

/** What the shopper may do: what the machine would not refuse, and the label while the items are to come. */
function actionsOf(row: RmaRow, hasLabel: boolean): Rma['actions'] {
  const stand = standOf(row);
  const asksFor = row.status === 'NEEDS_INFO' ? ('ANSWER' as const) : ('MESSAGE' as const);
  return [
    ...(hasLabel && labelStatuses.includes(row.status) ? (['LABEL'] as const) : []),
    ...(moveRma(stand, { type: 'rma.ship', trackingNo: '-' }).ok ? (['SHIP'] as const) : []),
    ...(openRmaStatuses.includes(row.status) ? [asksFor] : []),
    ...(moveRma(stand, { type: 'rma.cancel' }).ok ? (['CANCEL'] as const) : []),
  ];
}

function extrasOf(row: RmaRow): Partial<Rma> {
  return {
    ...(row.deadline_time === null ? {} : { deadlineTime: row.deadline_time }),
    ...(row.protection === 0 ? {} : { isProtected: true }),
    ...(row.note === null ? {} : { note: displayText(row.note) }),
    ...(row.gift_amount === 0 ? {} : { giftDeduction: money(row.gift_amount, row.currency) }),
    ...parcelOf('parcel', row.parcel_carrier, row.parcel_tracking_no),
    ...parcelOf('replacement', row.replacement_carrier, row.replacement_tracking_no),
  };
}

function parcelOf(
  name: 'parcel' | 'replacement',
  carrierName: string | null,
  trackingNo: string | null,
): Pick<Partial<Rma>, 'parcel' | 'replacement'> {
  return carrierName === null || trackingNo === null ? {} : { [name]: { carrierName, trackingNo } };
}
