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
}

/** What goes back for some lines, by the prices the server gave for each number of pieces. */
export function refundPreview(
  { refundPreview: whole, shippingRefund, lines }: RevokeOption,
  chosen: readonly RevokeLine[],
): RefundPreview {
  if (lines === undefined) return { total: whole };
  const of = (amount: number) => money(amount, whole.currency);
  const piecesOf = (lineId: string) => chosen.find((line) => line.lineId === lineId)?.quantity ?? 0;
  const goods = lines.reduce((sum, { lineId, refunds }) => sum + (refunds[piecesOf(lineId) - 1]?.amount ?? 0), 0);
  const isWhole = lines.every(({ lineId, maxQuantity }) => piecesOf(lineId) === maxQuantity);
  const delivery = isWhole ? (shippingRefund?.amount ?? 0) : 0;
  return { goods: of(goods), delivery: of(delivery), total: of(goods + delivery) };
}
