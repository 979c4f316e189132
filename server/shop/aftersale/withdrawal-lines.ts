import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { refundOfDelivery, refundOfPieces } from '#rules/withdrawal.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import { readImage } from '../media/picture.ts';
import { type OrderLineRow, type OrderRow, readLines } from '../orders/order-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';

/** Pieces of an order line that a shopper gives back. */
export interface LinePieces {
  readonly lineId: string;
  readonly quantity: number;
}

export interface Withdrawal {
  readonly lines: readonly RefundLine[];
  /** Of the outbound delivery: nothing unless nothing is kept. */
  readonly shipping: number;
  /** All that goes back. */
  readonly amount: number;
}

interface OpenLine {
  readonly line: OrderLineRow;
  /** Pieces that were given back or are on their way back. */
  readonly gone: number;
  readonly left: number;
}

/** The lines of an order with the pieces that can still be withdrawn from. */
export async function readOpenLines(db: Db, orderNo: string): Promise<OpenLine[]> {
  const [lines, revokes] = await Promise.all([
    readLines(db, orderNo),
    db
      .selectFrom('revokes')
      .select('lines')
      .where('order_no', '=', orderNo)
      .where('mode', '=', 'WITHDRAW')
      .where('status', 'in', ['AWAITING_RETURN', 'RECEIVED', 'REFUNDING'])
      .execute(),
  ]);
  const underWay = revokes.flatMap(({ lines: text }) => readRefundLines(text));
  return lines.map((line) => {
    const moving = underWay.filter(({ lineId }) => lineId === line.id);
    const gone = moving.reduce((sum, { quantity }) => sum + quantity, line.refunded_quantity);
    return { line, gone, left: Math.max(0, line.quantity - gone) };
  });
}

function refundOf({ tax_included: included }: OrderRow, { line, gone }: OpenLine, pieces: number): number {
  const total = line.line_total_amount + (included === 1 ? 0 : line.tax_amount);
  return refundOfPieces({ quantity: line.quantity, gone, total }, pieces);
}

const deliveryBack = (order: OrderRow): number =>
  refundOfDelivery(order.site, order.shipping_amount - order.shipping_discount_amount);

/**
 * What goes back for some pieces of an order, or for all that are left.
 * @throws REVOKE_NOTHING_LEFT, BAD_REQUEST for a line that is not of the order or more than is left of it
 */
export function withdrawalOf(order: OrderRow, open: readonly OpenLine[], chosen?: readonly LinePieces[]): Withdrawal {
  if (open.every(({ left }) => left === 0)) throw new ShopError('REVOKE_NOTHING_LEFT');
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of chosen ?? []) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  refuseUnknown(open, pieces);
  const piecesOf = ({ line, left }: OpenLine): number => (chosen === undefined ? left : (pieces.get(line.id) ?? 0));
  const lines = open
    .filter((one) => piecesOf(one) > 0)
    .map((one) => ({ lineId: one.line.id, quantity: piecesOf(one), amount: refundOf(order, one, piecesOf(one)) }));
  const shipping = open.every((one) => piecesOf(one) === one.left) ? deliveryBack(order) : 0;
  return { lines, shipping, amount: lines.reduce((sum, { amount }) => sum + amount, shipping) };
}

function refuseUnknown(open: readonly OpenLine[], pieces: ReadonlyMap<string, number>): void {
  const fields = [...pieces].flatMap(([lineId, quantity]) => {
    const left = open.find(({ line }) => line.id === lineId)?.left ?? 0;
    const message = left === 0 ? 'Nothing of this line can be given back.' : `At most ${left} can be given back.`;
    return quantity > left ? [{ path: `lines.${lineId}`, rule: 'max', message }] : [];
  });
  if (fields.length > 0) throw new ShopError('BAD_REQUEST', { fields });
}

/** What the form offers: each line with the money for one piece, for two, up to all that are left. */
export function presentOpenLines(
  order: OrderRow,
  open: readonly OpenLine[],
): components['schemas']['WithdrawableLine'][] {
  return open
    .filter(({ left }) => left > 0)
    .map((one) => ({
      lineId: one.line.id,
      title: one.line.title,
      image: readImage(one.line.image),
      maxQuantity: one.left,
      refunds: Array.from({ length: one.left }, (_, index) => money(refundOf(order, one, index + 1), order.currency)),
    }));
}
