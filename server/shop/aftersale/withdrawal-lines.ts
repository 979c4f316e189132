import type { components } from '#openapi/types.ts';
import { coinsOfLines, type OrderCoins } from '#rules/coin-refunds.ts';
import { giftDeduction, giftWorth } from '#rules/gift-returns.ts';
import { money } from '#rules/money.ts';
import { fractionOf } from '#rules/shares.ts';
import { type PaidDelivery, refundOfDelivery, refundOfPieces } from '#rules/withdrawal.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import { readImage } from '../media/picture.ts';
import { type OpenLine, openLineOf, readClaims } from '../orders/claims.ts';
import { type OrderLineRow, type OrderRow, readLines } from '../orders/order-row.ts';
import { readMoneyLeft } from '../payments/money-left.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';
import {
  type ChosenGift,
  chooseGifts,
  deductionFor,
  type GiftAnswer,
  giftsOwedWith,
  isGift,
  sentOf,
} from './owed-gifts.ts';

/** Pieces of an order line that a shopper gives back. */
export interface LinePieces {
  readonly lineId: string;
  readonly quantity: number;
}

/** Pieces of a withdrawal that are treated alike, with all that goes back with them; minor units. */
export interface WithdrawalPart {
  /** With the gifts that are not earned any more; one that stays with the shopper is of the part that it is taken off of. */
  readonly lines: readonly RefundLine[];
  readonly amount: number;
  /** Taken off already for gifts that stay with the shopper. */
  readonly giftAmount: number;
}

export interface Withdrawal {
  /** Pieces that have not been sent: they stay here, and their money goes back at once. */
  readonly unsent: WithdrawalPart;
  /** Pieces that have been sent: their money goes back when they have come back. */
  readonly sent: WithdrawalPart;
  /** Of the outbound delivery, in one of the parts already: nothing unless nothing is kept. */
  readonly shipping: number;
  /** Of the protection of the parcels, in the unsent part already: nothing unless nothing was ever sent and is kept. */
  readonly protection: number;
  /** All that goes back. */
  readonly amount: number;
}

/** An order line with its pieces that can be withdrawn from. */
export interface WithdrawableLine extends OpenLine {
  /** Of those that are left, the pieces that another one is asked for and nothing was given for yet. */
  readonly requestedPieces: number;
}

/** What is left of an order to give back. */
export interface OpenOrder {
  /** With the pieces that another one is asked for. */
  readonly open: readonly WithdrawableLine[];
  /** What of the outbound delivery was given or promised back before; minor units. */
  readonly deliveryBack: number;
  /** What of the payment was neither given back, by the shop or by a bank, nor promised; minor units. */
  readonly moneyLeft: number;
}

export async function readOpenOrder(db: Db, orderNo: string): Promise<OpenOrder> {
  const [open, deliveryBack, moneyLeft] = await Promise.all([
    readWithdrawableLines(db, orderNo),
    readDeliveryBack(db, orderNo),
    readMoneyLeft(db, orderNo),
  ]);
  return { open, deliveryBack, moneyLeft };
}

/** The lines of an order with the pieces that are neither given back nor on their way back. */
export async function readOpenLines(db: Db, orderNo: string): Promise<OpenLine[]> {
  const [lines, claims] = await Promise.all([readLines(db, orderNo), readClaims(db, [orderNo])]);
  return lines.map((line) => openLineOf(line, claims.get(orderNo) ?? []));
}

/** The same with the pieces that another one is asked for: nobody has given anything for them. */
async function readWithdrawableLines(db: Db, orderNo: string): Promise<WithdrawableLine[]> {
  const [lines, byOrder] = await Promise.all([readLines(db, orderNo), readClaims(db, [orderNo])]);
  const claims = byOrder.get(orderNo) ?? [];
  return lines.map((line) => {
    const { openRmaNo, left } = openLineOf(line, claims);
    const open = openLineOf(
      line,
      claims.filter(({ isForItems }) => !isForItems),
    );
    return { ...open, openRmaNo, requestedPieces: open.left - left };
  });
}

/** What was paid for the next pieces of a line. */
export function refundOf(
  { tax_included: included }: OrderRow,
  { line, gone, claimed }: OpenLine,
  pieces: number,
): number {
  const { quantity, line_total_amount: total, tax_amount: tax } = line;
  return refundOfPieces({ quantity, gone, total, addedTax: included === 1 ? 0 : tax, claimed }, pieces);
}

/** What of the outbound delivery was given or promised back, by others than one request; minor units. */
export async function readDeliveryBack(db: Db, orderNo: string, exceptRmaNo = ''): Promise<number> {
  const [revokes, rmas] = await Promise.all([
    db
      .selectFrom('revokes')
      .select(['lines', 'refund_amount', 'gift_amount'])
      .where('order_no', '=', orderNo)
      .where('mode', '=', 'WITHDRAW')
      .where('status', 'not in', ['REFUSED', 'LAPSED'])
      .execute(),
    db
      .selectFrom('rmas')
      .select('delivery_amount')
      .where('order_no', '=', orderNo)
      .where('rma_no', '!=', exceptRmaNo)
      .where('status', 'in', ['REFUNDING', 'REFUNDED'])
      .execute(),
  ]);
  const withdrawn = revokes.map(({ lines, refund_amount: all, gift_amount: gifts }) =>
    // Where less was left of the payment than its lines come to, nothing of it was delivery.
    Math.max(
      0,
      readRefundLines(lines).reduce((rest, { amount }) => rest - amount, (all ?? 0) + gifts),
    ),
  );
  return [...withdrawn, ...rmas.map(({ delivery_amount: amount }) => amount)].reduce((sum, part) => sum + part, 0);
}

/**
 * What is owed of the outbound delivery when nothing is kept, after what was given back before: at most what standard
 * delivery would have cost, unless it never came, with the tax on it. Minor units.
 */
export function deliveryOwed(
  order: OrderRow,
  lines: readonly Pick<OrderLineRow, 'tax_amount'>[],
  givenBack: number,
  hasCome = true,
): number {
  const paid = order.shipping_amount - order.shipping_discount_amount;
  const owed = hasCome ? refundOfDelivery(paidDeliveryOf(order)) : paid;
  const taxOnLines = lines.reduce((sum, line) => sum + line.tax_amount, 0);
  const tax = order.tax_included === 1 || paid === 0 ? 0 : fractionOf(order.tax_amount - taxOnLines, owed, paid);
  return Math.max(0, owed + tax - givenBack);
}

export const paidDeliveryOf = (order: OrderRow): PaidDelivery => ({
  site: order.site,
  method: order.shipping_method,
  base: order.goods_total_amount + order.coin_discount_amount,
  paid: order.shipping_amount - order.shipping_discount_amount,
});

/** What a withdrawal is for. */
interface WithdrawalRequest {
  /** Left out, all that is left. */
  readonly lines?: readonly LinePieces[];
  /** What becomes of gifts that are not earned any more. */
  readonly gifts?: readonly GiftAnswer[];
}

/** True where nothing but gifts is left of an order. */
export const isNothingLeft = (open: readonly OpenLine[]): boolean =>
  open.every(({ line, left }) => left === 0 || isGift(line));

/**
 * What goes back for some pieces of an order, or for all that are left.
 * @throws REVOKE_NOTHING_LEFT, GIFT_CHOICE, BAD_REQUEST for a line that is not of the order or more than is left of it
 */
export function withdrawalOf(
  order: OrderRow,
  { open, deliveryBack, moneyLeft }: OpenOrder,
  { lines: chosen, gifts }: WithdrawalRequest = {},
): Withdrawal {
  if (isNothingLeft(open)) refuseNothingLeft(open);
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of chosen ?? []) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  refuseUnknown(open, pieces);
  const piecesOf = ({ line, left }: OpenLine): number =>
    chosen === undefined && !isGift(line) ? left : (pieces.get(line.id) ?? 0);
  const parts = open.map((one) => partsOf(order, one, piecesOf(one)));
  const items = {
    unsent: parts.map((part) => part.unsent).filter(({ quantity }) => quantity > 0),
    sent: parts.map((part) => part.sent).filter(({ quantity }) => quantity > 0),
  };
  const isNothingKept = open.every((one) => isGift(one.line) || piecesOf(one) === one.left);
  if (isNothingKept && open.every(({ line }) => line.shipped_quantity === 0)) {
    return withdrawalOfAll(order, open, items.unsent, moneyLeft);
  }
  const shipping = isNothingKept
    ? deliveryOwed(
        order,
        open.map(({ line }) => line),
        deliveryBack,
      )
    : 0;
  return atMost(withGifts(open, items, shipping, gifts), moneyLeft);
}

/** Pieces that a request gives the money for are no pieces that were given back, as long as the shopper can end it. */
function refuseNothingLeft(open: readonly OpenLine[]): never {
  const rmaNo = open.find(({ openRmaNo }) => openRmaNo !== undefined)?.openRmaNo;
  if (rmaNo === undefined) throw new ShopError('REVOKE_NOTHING_LEFT');
  const message = `Your request ${rmaNo} already refunds what’s left. To withdraw instead, cancel it first.`;
  throw new ShopError('REVOKE_REQUEST', { message });
}

/** A withdrawal with no more than is left of the payment: what goes back at once comes first, the delivery last. */
function atMost(withdrawal: Withdrawal, moneyLeft: number): Withdrawal {
  const { unsent, sent, shipping } = withdrawal;
  const missing = Math.max(0, withdrawal.amount - moneyLeft);
  const now = Math.min(unsent.amount, moneyLeft);
  return {
    ...withdrawal,
    unsent: { ...unsent, amount: now },
    sent: { ...sent, amount: Math.min(sent.amount, moneyLeft - now) },
    shipping: Math.max(0, shipping - missing),
    amount: withdrawal.amount - missing,
  };
}

/** Nothing was ever sent and nothing is kept: everything goes back that is left of the payment, whatever it was paid for. */
function withdrawalOfAll(
  order: OrderRow,
  open: readonly OpenLine[],
  items: readonly RefundLine[],
  moneyLeft: number,
): Withdrawal {
  const itemsAmount = sumOf(items);
  // Protection that was taken out before has been paid back already.
  const fee = order.protection_state === 'ACTIVE' ? order.protection_amount : 0;
  const protection = Math.min(fee, Math.max(0, moneyLeft - itemsAmount));
  const gifts = open
    .map(({ line, left }) => ({ line, left: left - piecesIn(items, line.id) }))
    .filter(({ line, left }) => isGift(line) && left > 0)
    .map(({ line, left }): RefundLine => ({ lineId: line.id, quantity: left, amount: 0 }));
  return {
    unsent: { lines: [...items, ...gifts], amount: moneyLeft, giftAmount: 0 },
    sent: { lines: [], amount: 0, giftAmount: 0 },
    shipping: Math.max(0, moneyLeft - itemsAmount - protection),
    protection,
    amount: moneyLeft,
  };
}

/**
 * The parts with the gifts that are not earned any more: their pieces that have not been sent stay here; those that have
 * come back, or their price is taken off what goes back, first of the sent part. Without anything to send back there is no
 * sent part, and the delivery waits for items only. A gift that comes back alone has money of what was not sent wait for it,
 * as much as it is worth.
 * @param shipping that goes back, minor units
 */
function withGifts(
  open: readonly OpenLine[],
  items: Readonly<Record<'unsent' | 'sent', readonly RefundLine[]>>,
  shipping: number,
  answers: readonly GiftAnswer[] | undefined,
): Withdrawal {
  const owed = giftsOwedWith(
    open,
    [...items.unsent, ...items.sent].map((line) => ({ ...line, isByChoice: true })),
  );
  const chosen = chooseGifts(sentOf(owed), answers);
  const staying = owed
    .filter(({ unsent }) => unsent > 0)
    .map(({ lineId, unsent }): RefundLine => ({ lineId, quantity: unsent, amount: 0 }));
  const back = [...items.sent, ...chosen.filter(({ choice }) => choice === 'RETURN').map(toRefundLine)];
  const keptGifts = chosen.filter(({ choice }) => choice === 'DEDUCT').map(toRefundLine);
  const [keptWithUnsent, keptWithSent] = back.length === 0 ? [keptGifts, []] : [[], keptGifts];
  const isItemBack = open.some(({ line }) => !isGift(line) && piecesIn(items.sent, line.id) > 0);
  const [shippingWithUnsent, shippingWithSent] = isItemBack ? [0, shipping] : [shipping, 0];
  const unsentAmount = sumOf(items.unsent);
  const sentAmount = sumOf(items.sent);
  const giftAmount = deductionFor(chosen, unsentAmount + sentAmount);
  const ofSent = Math.min(giftAmount, sentAmount);
  const ofUnsent = giftAmount - ofSent;
  const heldAmount = isItemBack ? 0 : heldFor(chosen, unsentAmount - ofUnsent);
  return {
    unsent: {
      lines: [...items.unsent, ...staying, ...keptWithUnsent],
      amount: unsentAmount - ofUnsent - heldAmount + shippingWithUnsent,
      giftAmount: ofUnsent,
    },
    sent: {
      lines: [...back, ...keptWithSent],
      amount: sentAmount - ofSent + heldAmount + shippingWithSent,
      giftAmount: ofSent,
    },
    shipping,
    protection: 0,
    amount: unsentAmount + sentAmount - giftAmount + shipping,
  };
}

/** What waits for gifts that come back alone, at most the money that goes back at once; minor units. */
function heldFor(gifts: readonly ChosenGift[], money: number): number {
  const worth = gifts.reduce((sum, gift) => (gift.choice === 'RETURN' ? sum + giftWorth(gift) : sum), 0);
  return giftDeduction(worth, money);
}

const sumOf = (lines: readonly RefundLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

export const piecesIn = (lines: readonly RefundLine[], id: string): number =>
  lines.reduce((sum, { lineId, quantity }) => (lineId === id ? sum + quantity : sum), 0);

/** Some pieces of a line, those first that have not been sent: their money goes back sooner, and nobody sends them back. */
function partsOf(order: OrderRow, one: OpenLine, pieces: number): Record<'unsent' | 'sent', RefundLine> {
  const lineId = one.line.id;
  const quantity = Math.min(pieces, one.unsent);
  const amount = refundOf(order, one, quantity);
  return {
    unsent: { lineId, quantity, amount },
    sent: { lineId, quantity: pieces - quantity, amount: refundOf(order, one, pieces) - amount },
  };
}

const toRefundLine = ({ lineId, left, choice }: ChosenGift): RefundLine => ({
  lineId,
  quantity: left,
  amount: 0,
  giftChoice: choice,
});

function refuseUnknown(open: readonly OpenLine[], pieces: ReadonlyMap<string, number>): void {
  const fields = [...pieces].flatMap(([lineId, quantity]) => {
    const left = open.find(({ line }) => line.id === lineId)?.left ?? 0;
    const message = left === 0 ? 'None of these can be returned.' : `At most ${left} can be given back.`;
    return quantity > left ? [{ path: `lines.${lineId}`, rule: 'max', message }] : [];
  });
  if (fields.length > 0) throw new ShopError('BAD_REQUEST', { fields });
}

/** What the form offers: each line with the money and the coins for one piece, for two, up to all that are left. */
export function presentOpenLines(
  order: OrderRow,
  { open, moneyLeft }: Pick<OpenOrder, 'open' | 'moneyLeft'>,
  coins: OrderCoins,
): components['schemas']['WithdrawableLine'][] {
  const spent = coinsOfLines(coins);
  return open
    .map((one, index) => ({ one, coins: spent[index] ?? 0 }))
    .filter(({ one: { line, left } }) => left > 0 && !isGift(line))
    .map(({ one, coins: total }) => ({
      lineId: one.line.id,
      title: one.line.title,
      image: readImage(one.line.image),
      maxQuantity: one.left,
      ...(one.unsent === 0 ? {} : { unsentQuantity: one.unsent }),
      refunds: Array.from({ length: one.left }, (_, index) =>
        money(Math.min(moneyLeft, refundOf(order, one, index + 1)), order.currency),
      ),
      ...(total === 0 ? {} : { coins: coinsByPieces(one, total) }),
    }));
}

/** The coins that come back for one more piece of a line, for two, up to all that are left. */
function coinsByPieces({ line: { quantity }, gone, left }: OpenLine, total: number): number[] {
  return Array.from({ length: left }, (_, index) => refundOfPieces({ quantity, gone, total }, index + 1));
}
