import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { Db } from '#server/db/schema.ts';
import { readOrderCoupons } from '../coupons/order-coupons.ts';
import type { OrderRow } from './order-row.ts';

type Schemas = components['schemas'];

/** The coupons that an order was placed with, as its page shows them. */
export async function readShownCoupons(
  db: Db,
  { order_no: orderNo, currency }: OrderRow,
  now: number,
): Promise<Schemas['OrderCoupon'][]> {
  const coupons = await readOrderCoupons(db, orderNo, now);
  return coupons.map(({ couponId, name, terms: { kind }, discount, status, orderNo: holder }) => ({
    couponId,
    name,
    kind,
    discount: money(discount, currency),
    status: holder === orderNo ? (status === 'USED' ? 'USED' : 'HELD') : 'RETURNED',
  }));
}

function earnedState(order: OrderRow): Schemas['OrderCoins']['earned'] {
  if (order.paid_time === null || order.coins_to_earn <= order.coins_taken_back) return 'NONE';
  return order.completed_time === null ? 'PENDING' : 'AVAILABLE';
}

/** The coins of a member's order, spent and earned. */
export function presentOrderCoins(order: OrderRow): Schemas['OrderCoins'] {
  return {
    used: order.coins_used,
    worth: money(order.coin_discount_amount, order.currency),
    returned: order.coins_returned,
    toEarn: order.coins_to_earn,
    takenBack: order.coins_taken_back,
    earned: earnedState(order),
  };
}
