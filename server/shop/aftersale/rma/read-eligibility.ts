import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { firstHelp, needsPhoto, type ReasonFacts, rmaReasons, typesOfReason } from '#rules/rma.ts';
import type { Db } from '#server/db/schema.ts';
import { readImage } from '../../media/picture.ts';
import { readOptions } from '../../pricing/read-options.ts';
import { isProtected, reasonFactsOf } from '../../orders/order-protection.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { type ReturnableLine, returnablePieces, rmaOptionsOf } from '../../orders/rma-options-of.ts';
import { readMoneyLeft } from '../../payments/money-left.ts';
import { refundOf } from '../withdrawal-lines.ts';
import { readReturnableLines } from './returnable-lines.ts';
import { protectionNote, reasonLabels } from './rma-texts.ts';

export type RmaEligibility = components['schemas']['RmaEligibility'];

function toLine(
  order: OrderRow,
  open: ReturnableLine,
  { now, moneyLeft }: { readonly now: number; readonly moneyLeft: number },
): RmaEligibility['lines'][number] {
  const { line, openRmaNo } = open;
  const maxQuantity = returnablePieces(open);
  return {
    lineId: line.id,
    spu: line.spu,
    title: line.title,
    image: readImage(line.image),
    options: readOptions(line),
    maxQuantity,
    refunds: Array.from({ length: maxQuantity }, (_, index) =>
      money(Math.min(moneyLeft, refundOf(order, open, index + 1)), order.currency),
    ),
    types: rmaOptionsOf(order, open, now),
    ...(openRmaNo === undefined ? {} : { openRmaNo }),
  };
}

function reasonsOf(facts: ReasonFacts): RmaEligibility['reasons'] {
  return rmaReasons
    .map((code) => ({ code, label: reasonLabels[code], types: typesOfReason(code, facts) }))
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
  const [open, moneyLeft] = await Promise.all([
    readReturnableLines(db, order.order_no, now),
    readMoneyLeft(db, order.order_no),
  ]);
  const facts = reasonFactsOf(order);
  const isAnythingLeft = open.some((one) => returnablePieces(one) > 0);
  const note = isAnythingLeft && !isProtected(order) ? protectionNote(order.site, facts) : undefined;
  return {
    orderNo: order.order_no,
    site: order.site,
    lines: open.map((one) => toLine(order, one, { now, moneyLeft })),
    reasons: reasonsOf(facts),
    ...(note === undefined ? {} : { protectionNote: note }),
  };
}
