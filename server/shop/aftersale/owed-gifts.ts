import type { components } from '#openapi/types.ts';
import { prizeBuyType } from '#rules/cart-lines.ts';
import {
  type CountedLine,
  giftDeduction,
  type GiftChoice,
  type GiftTerms,
  giftWorth,
  type OrderGift,
  owedGifts,
} from '#rules/gift-returns.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { OpenLine } from '../orders/claims.ts';
import { readDiscounts } from '../orders/order-line.ts';
import type { OrderLineRow } from '../orders/order-row.ts';

export type GiftAnswer = components['schemas']['GiftAnswer'];

/** A gift of an order with its line. */
export interface GiftOfOrder extends OrderGift {
  readonly line: OrderLineRow;
  /** Of the pieces that are left, those that have not been sent yet. */
  readonly unsent: number;
}

/** A gift that is not earned any more, with what becomes of it. */
export interface ChosenGift extends GiftOfOrder {
  readonly choice: GiftChoice;
}

/** Pieces of a line that a request gives back. */
interface RequestedPieces {
  readonly lineId: string;
  readonly quantity: number;
  /** The shopper wants it so: nothing is wrong with them. */
  readonly isByChoice: boolean;
}

export const isGift = ({ gift }: OrderLineRow): boolean => gift === 1;

/** What a line came to before coupons and coins: a threshold is measured on it. */
export function toCountedLine(line: OrderLineRow): CountedLine {
  const later = readDiscounts(line).filter(({ source }) => source === 'COUPON' || source === 'COIN');
  const amount = later.reduce((sum, discount) => sum + discount.amount, line.line_total_amount);
  return { lineId: line.id, quantity: line.quantity, amount };
}

/** The gifts of an order. One that nobody wrote the terms of is earned by anything that is kept; a prize was won elsewhere. */
export function giftsOf(open: readonly OpenLine[]): GiftOfOrder[] {
  const paidIds = open.filter(({ line }) => !isGift(line)).map(({ line }) => line.id);
  return open
    .filter(({ line }) => isGift(line) && line.buy_type !== prizeBuyType)
    .map(({ line, left, unsent }) => {
      const terms: GiftTerms =
        line.gift_terms === null ? { threshold: 0, lineIds: paidIds } : JSON.parse(line.gift_terms);
      return { lineId: line.id, line, terms, left, unsent, unit: line.unit_amount };
    });
}

/** The gifts that are not earned any more once some pieces are given back. */
export function giftsOwedWith(open: readonly OpenLine[], pieces: readonly RequestedPieces[]): GiftOfOrder[] {
  const sumOf = (lineId: string, some: readonly RequestedPieces[]): number =>
    some.reduce((sum, piece) => (piece.lineId === lineId ? sum + piece.quantity : sum), 0);
  const byChoice = pieces.filter((piece) => piece.isByChoice);
  return owedGifts(
    giftsOf(open).map((gift) => {
      const requested = sumOf(gift.lineId, pieces);
      const left = Math.max(0, gift.left - requested);
      return { ...gift, left, unsent: Math.min(left, Math.max(0, gift.unsent - requested)) };
    }),
    open.filter(({ line }) => !isGift(line)).map(({ line }) => toCountedLine(line)),
    new Map(open.map(({ line: { id }, byChoice: before }) => [id, before + sumOf(id, byChoice)])),
  );
}

/** The pieces of gifts that have been sent: the shopper answers for them only, the others are never sent. */
export const sentOf = (gifts: readonly GiftOfOrder[]): GiftOfOrder[] =>
  gifts.map((gift) => ({ ...gift, left: gift.left - gift.unsent, unsent: 0 })).filter(({ left }) => left > 0);

/**
 * What becomes of gifts that were sent and are not earned any more.
 * @throws GIFT_CHOICE for one without an answer
 */
export function chooseGifts(owed: readonly GiftOfOrder[], answers: readonly GiftAnswer[] = []): ChosenGift[] {
  const answerOf = ({ lineId }: GiftOfOrder): GiftChoice | undefined =>
    answers.find((answer) => answer.lineId === lineId)?.choice;
  const missing = owed.filter((gift) => answerOf(gift) === undefined);
  if (missing.length > 0) {
    const message = 'Please choose: send it back, or keep it and pay its price.';
    throw new ShopError('GIFT_CHOICE', {
      fields: missing.map(({ lineId }) => ({ path: `gifts.${lineId}`, rule: 'required', message })),
    });
  }
  return owed.flatMap((gift) => {
    const choice = answerOf(gift);
    return choice === undefined ? [] : [{ ...gift, choice }];
  });
}

/** What gifts that stay with the shopper take off the money for pieces that were given back by choice; minor units. */
export function deductionFor(gifts: readonly ChosenGift[], money: number): number {
  const worth = gifts.reduce((sum, gift) => (gift.choice === 'DEDUCT' ? sum + giftWorth(gift) : sum), 0);
  return giftDeduction(worth, money);
}
