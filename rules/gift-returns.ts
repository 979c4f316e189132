import { refundOfPieces } from './withdrawal.ts';

export const giftChoices = ['RETURN', 'DEDUCT'] as const;
/** What a shopper does with a gift that is not earned any more: sends it back too, or keeps it for its price. */
export type GiftChoice = (typeof giftChoices)[number];

/** What earned a gift, as it was on the day of the order. */
export interface GiftTerms {
  /** What the goods of the gift have to come to; minor units, 0 for none. */
  readonly threshold: number;
  /** The lines that count towards it. */
  readonly lineIds: readonly string[];
}

/** A line that may count towards a gift. */
export interface CountedLine {
  readonly lineId: string;
  readonly quantity: number;
  /** What it came to after sale, promotion and suits; minor units. */
  readonly amount: number;
}

/** A gift of an order. */
export interface OrderGift {
  readonly lineId: string;
  readonly terms: GiftTerms;
  /** Pieces that the shopper neither gave back nor was charged for. */
  readonly left: number;
  /** What one piece cost on the day of the order, minor units. */
  readonly unit: number;
}

/** What a line still counts for when so many pieces of it were given back: their shares are taken off. Minor units. */
export function countedAmount({ quantity, amount }: CountedLine, pieces: number): number {
  return amount - refundOfPieces({ quantity, gone: 0, total: amount }, Math.min(pieces, quantity));
}

/** True where the amount of what is kept does not earn a gift; keeping nothing never does. Minor units. */
export function isGiftOwed(threshold: number, amount: number): boolean {
  return amount < Math.max(threshold, 1);
}

/**
 * The gifts that are to be returned or deducted, because what is kept does not reach their thresholds any more.
 * @param lines of the order
 * @param backByLine pieces by line, over all requests together, that went back because the shopper wanted it so; what went
 * back because something was wrong counts as kept
 */
export function owedGifts<Gift extends OrderGift>(
  gifts: readonly Gift[],
  lines: readonly CountedLine[],
  backByLine: ReadonlyMap<string, number>,
): Gift[] {
  return gifts.filter(({ left, terms: { threshold, lineIds } }) => {
    const keptAmount = lines
      .filter(({ lineId }) => lineIds.includes(lineId))
      .reduce((sum, line) => sum + countedAmount(line, backByLine.get(line.lineId) ?? 0), 0);
    return left > 0 && isGiftOwed(threshold, keptAmount);
  });
}

/** What a gift is worth that is kept: the price of the day of the order. Minor units. */
export const giftWorth = ({ left, unit }: Pick<OrderGift, 'left' | 'unit'>): number => left * unit;

/**
 * What is kept of a refund for gifts that stay with the shopper; minor units.
 * @param worth of those gifts
 * @param money that goes back for pieces that the shopper gave back by choice; the rest of the worth is forgiven
 */
export function giftDeduction(worth: number, money: number): number {
  return Math.max(0, Math.min(worth, money));
}
