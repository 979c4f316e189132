import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { firstHelp, needsPhoto, rmaReasons, typesOfReason } from '#rules/rma.ts';
import type { Db } from '#server/db/schema.ts';
import { readImage } from '../../media/picture.ts';
import type { OpenLine } from '../../orders/claims.ts';
import { readOptions } from '../../orders/order-line.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { returnablePieces, rmaOptionsOf } from '../../orders/rma-options-of.ts';
import { readOpenLines, refundOf } from '../withdrawal-lines.ts';
import { reasonLabels } from './rma-texts.ts';

export type RmaEligibility = components['schemas']['RmaEligibility'];

function toLine(order: OrderRow, open: OpenLine, now: number): RmaEligibility['lines'][number] {
  const { line, openRmaNo } = open;
  const maxQuantity = returnablePieces(open);
  return {
    lineId: line.id,
    spu: line.spu,
    title: line.title,
    image: readImage(line.image),
    options: readOptions(line),
    maxQuantity,
    refunds: Array.from({ length: maxQuantity }, (_, index) => money(refundOf(order, open, index + 1), order.currency)),
    types: rmaOptionsOf(order, open, now),
    ...(openRmaNo === undefined ? {} : { openRmaNo }),
  };
}

function reasonsOf(hasArrived: boolean): RmaEligibility['reasons'] {
  return rmaReasons
    .map((code) => ({ code, label: reasonLabels[code], types: typesOfReason(code, hasArrived) }))
    .filter(({ types }) => types.length > 0)
    .map((reason) => {
      const help = firstHelp[reason.code];
      return {
        ...reason,
        needsPhoto: needsPhoto(reason.code),
        ...(help === undefined ? {} : { firstHelp: [...help] }),
      };
    });
}

/** What of an order can be returned, replaced or claimed, why and until when. */
export async function readEligibility(db: Db, order: OrderRow, now: number): Promise<RmaEligibility> {
  const open = await readOpenLines(db, order.order_no);
  return {
    orderNo: order.order_no,
    lines: open.map((one) => toLine(order, one, now)),
    reasons: reasonsOf(order.delivered_time !== null),
  };
}
