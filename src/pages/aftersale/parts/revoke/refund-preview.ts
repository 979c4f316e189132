import type { RevokeLine } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { money, type Money } from '#rules/money.ts';

export type RevokeOption = components['schemas']['RevokeOptions']['modes'][number];

export interface RefundPreview {
  readonly total: Money;
  /** Of a withdrawal only: what the total consists of. */
  readonly goods?: Money;
  /** Comes back only when nothing is kept. */
  readonly delivery?: Money;
  /** Spent coins that come back. */
  readonly coins: number;
  /** Coupons that come back, only when nothing is kept. */
  readonly coupons: readonly components['schemas']['OrderCoupon'][];
}

/** What goes back for some lines, by what the server gave for each number of pieces. */
export function refundPreview(
  { refundPreview: whole, shippingRefund, lines, coinReturn = 0, couponReturn = [] }: RevokeOption,
  chosen: readonly RevokeLine[],
): RefundPreview {
  if (lines === undefined) return { total: whole, coins: coinReturn, coupons: couponReturn };
  const of = (amount: number) => money(amount, whole.currency);
  const piecesOf = (lineId: string) => chosen.find((line) => line.lineId === lineId)?.quantity ?? 0;
  const refunded = lines.reduce((sum, { lineId, refunds }) => sum + (refunds[piecesOf(lineId) - 1]?.amount ?? 0), 0);
  const coins = lines.reduce((sum, { lineId, coins: byPieces = [] }) => sum + (byPieces[piecesOf(lineId) - 1] ?? 0), 0);
  const isWhole = lines.every(({ lineId, maxQuantity }) => piecesOf(lineId) === maxQuantity);
  const delivery = isWhole ? (shippingRefund?.amount ?? 0) : 0;
  return {
    goods: of(refunded),
    delivery: of(delivery),
    total: of(refunded + delivery),
    coins,
    coupons: isWhole ? couponReturn : [],
  };
}
