import { owedGifts } from '#machines/revoke/draft.ts';
import type { RevokeDraft, RevokeLine } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { type GiftChoice, giftDeduction } from '#rules/gift-returns.ts';
import { money, type Money } from '#rules/money.ts';
import { revokeGift } from '#src/actors/revoke/revoke-gift.ts';

export type RevokeOption = components['schemas']['RevokeOptions']['modes'][number];

export interface RefundPreview {
  readonly total: Money;
  /** Of a withdrawal only: what the total consists of. */
  readonly goods?: Money;
  /** Gifts that what is kept does not earn, with what each costs where it stays. */
  readonly gifts: readonly (components['schemas']['WithdrawableGift'] & { readonly deduction: Money })[];
  /** Kept for gifts that stay. */
  readonly giftDeduction?: Money;
  /** Comes back only when nothing is kept. */
  readonly delivery?: Money;
  /** Comes back only when nothing was sent and nothing is kept. */
  readonly protection?: Money;
  /** Of the total, what goes back at once where the rest waits for its items. */
  readonly now?: Money;
  readonly later?: Money;
  /** Spent coins that come back. */
  readonly coins: number;
  /** Coupons that come back, only when nothing is kept. */
  readonly coupons: readonly components['schemas']['OrderCoupon'][];
}

/** Whether chosen pieces were sent already, not yet, or some of them; without any, as if all were chosen. */
export function withdrawalKind(
  lines: NonNullable<RevokeOption['lines']>,
  chosen: readonly RevokeLine[],
): 'unsent' | 'sent' | 'both' {
  const parts = lines.map(({ lineId, maxQuantity, unsentQuantity = 0 }) => {
    const pieces = chosen.length === 0 ? maxQuantity : (chosen.find((line) => line.lineId === lineId)?.quantity ?? 0);
    return { isUnsent: Math.min(pieces, unsentQuantity) > 0, isSent: pieces > unsentQuantity };
  });
  if (!parts.some(({ isUnsent }) => isUnsent)) return 'sent';
  return parts.some(({ isSent }) => isSent) ? 'both' : 'unsent';
}

/** What goes back for some lines, by what the server gave for each number of pieces. */
export function refundPreview(
  {
    refundPreview: whole,
    shippingRefund,
    protectionRefund,
    lines,
    gifts = [],
    coinReturn = 0,
    couponReturn = [],
  }: RevokeOption,
  { lines: chosen, gifts: answers }: Pick<RevokeDraft, 'lines' | 'gifts'>,
): RefundPreview {
  if (lines === undefined) return { total: whole, gifts: [], coins: coinReturn, coupons: couponReturn };
  const of = (amount: number) => money(amount, whole.currency);
  const piecesOf = (lineId: string) => chosen.find((line) => line.lineId === lineId)?.quantity ?? 0;
  const refunded = lines.reduce((sum, { lineId, refunds }) => sum + (refunds[piecesOf(lineId) - 1]?.amount ?? 0), 0);
  const coins = lines.reduce((sum, { lineId, coins: byPieces = [] }) => sum + (byPieces[piecesOf(lineId) - 1] ?? 0), 0);
  const isWhole = lines.every(({ lineId, maxQuantity }) => piecesOf(lineId) === maxQuantity);
  const delivery = isWhole ? (shippingRefund?.amount ?? 0) : 0;
  const protection = isWhole ? (protectionRefund?.amount ?? 0) : 0;
  const owedIds = owedGifts(gifts.map(revokeGift), chosen).map(({ lineId }) => lineId);
  const owed = gifts
    .filter(({ lineId }) => owedIds.includes(lineId))
    .map((gift) => ({ ...gift, deduction: of(giftDeduction(gift.worth.amount, refunded)) }));
  const isAnswered = (id: string, answer: GiftChoice) =>
    answers.some(({ lineId, choice }) => lineId === id && choice === answer);
  const worthOf = (answer: GiftChoice) =>
    owed.reduce((sum, { lineId, worth }) => (isAnswered(lineId, answer) ? sum + worth.amount : sum), 0);
  const deduction = giftDeduction(worthOf('DEDUCT'), refunded);
  // Where money went back before, less is left than the lines come to.
  const total = Math.min(whole.amount, refunded - deduction + delivery + protection);
  const unsent = lines.reduce(
    (sum, { lineId, refunds, unsentQuantity = 0 }) =>
      sum + (refunds[Math.min(piecesOf(lineId), unsentQuantity) - 1]?.amount ?? 0),
    0,
  );
  // What is kept for gifts comes off the items that come back first.
  const now = Math.min(total, unsent - Math.max(0, deduction - (refunded - unsent)));
  const kind = withdrawalKind(lines, chosen);
  // A gift that comes back alone has money wait for it, as much as it is worth.
  const held = kind === 'unsent' ? giftDeduction(worthOf('RETURN'), now) : 0;
  return {
    goods: of(total + deduction - delivery - protection),
    delivery: of(delivery),
    protection: of(protection),
    gifts: owed,
    ...(deduction > 0 && { giftDeduction: of(deduction) }),
    total: of(total),
    ...(kind === 'both' ? { now: of(now), later: of(total - now) } : {}),
    ...(held > 0 ? { now: of(total - held), later: of(held) } : {}),
    coins,
    coupons: isWhole ? couponReturn : [],
  };
}
