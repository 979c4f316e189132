import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import type { GiftChoice } from '#rules/gift-returns.ts';
import { money } from '#rules/money.ts';
import type { Db, Schema } from '#server/db/schema.ts';

export type RefundRow = Selectable<Schema['refunds']>;

/** Pieces of an order line whose money goes back, minor units. */
export interface RefundLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: number;
  /** Of a gift that is not earned any more. */
  readonly giftChoice?: GiftChoice;
}

/** The lines of a refund or of the withdrawal it belongs to; none for a refund of the whole order. */
export function readRefundLines(lines: string | null): RefundLine[] {
  return JSON.parse(lines ?? '[]') as RefundLine[];
}

/** True when an order has a refund of this kind, whatever became of it. */
export async function hasRefund(
  db: Db,
  kind: Pick<RefundRow, 'order_no'> & Partial<Pick<RefundRow, 'payment_no' | 'revoke_no' | 'rma_no' | 'reason'>>,
): Promise<boolean> {
  const refund = await db
    .selectFrom('refunds')
    .select('refund_no')
    .where((eb) => eb.and(kind))
    .executeTakeFirst();
  return refund !== undefined;
}

/** The ids of the coupons that came back with a refund. */
export function readReturnedCoupons({ coupon_return: ids }: Pick<RefundRow, 'coupon_return'>): string[] {
  return JSON.parse(ids ?? '[]');
}

/** A refund of the contract. @param isHeld it waits for a bank, see `readHeldRefunds` */
export function toRefund(row: RefundRow, isHeld: boolean): components['schemas']['Refund'] {
  return {
    refundNo: row.refund_no,
    amount: money(row.amount, row.currency),
    status: isHeld ? 'HELD' : row.status,
    reason: row.reason,
    createdTime: row.created_at,
    ...(row.settled_time === null ? {} : { settledTime: row.settled_time }),
    ...(row.coin_return === 0 ? {} : { coinReturn: row.coin_return }),
    ...(row.coin_clawback === 0 ? {} : { coinClawback: row.coin_clawback }),
    ...(row.shortfall_amount === 0 ? {} : { shortfall: money(row.shortfall_amount, row.currency) }),
    ...(row.gift_amount === 0 ? {} : { giftDeduction: money(row.gift_amount, row.currency) }),
    ...(row.to_coins === 0 ? {} : { toCoins: row.to_coins }),
  };
}
