import type { components } from '#openapi/types.ts';
import { countedAmount, giftWorth } from '#rules/gift-returns.ts';
import { money } from '#rules/money.ts';
import { readImage } from '../media/picture.ts';
import type { OpenLine } from '../orders/claims.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type GiftOfOrder, toCountedLine } from './owed-gifts.ts';

/** The gifts of an order as the form of a withdrawal needs them: it says by itself when one is not earned any more. */
export function presentGifts(
  { currency }: OrderRow,
  open: readonly OpenLine[],
  gifts: readonly GiftOfOrder[],
): components['schemas']['WithdrawableGift'][] {
  return gifts.map((gift) => ({
    lineId: gift.lineId,
    title: gift.line.title,
    image: readImage(gift.line.image),
    quantity: gift.left,
    worth: money(giftWorth(gift), currency),
    threshold: money(gift.terms.threshold, currency),
    lines: open
      .filter(({ line }) => gift.terms.lineIds.includes(line.id))
      .map(({ line, left, byChoice }) => ({
        lineId: line.id,
        amounts: Array.from({ length: left + 1 }, (_, pieces) =>
          money(countedAmount(toCountedLine(line), byChoice + pieces), currency),
        ),
      })),
  }));
}
