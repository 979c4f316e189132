import type { OrderStatus } from '#rules/order-states.ts';
import type { Tx } from '#server/db/schema.ts';
import type { EventNote } from '#server/db/tables/orders.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from './apply-transition.ts';
import { countRefundedLines } from './count-refunded-lines.ts';
import type { OrderRow } from './order-row.ts';
import { stopShipping } from './stop-shipping.ts';

/** The statuses in which an order of which nothing is kept ends. */
const ending: readonly OrderStatus[] = ['SHIPPED', 'DELIVERED', 'COMPLETED'];

/**
 * Counts the pieces that are settled, whether money went back for them or nothing was paid for them, and ends an order
 * that has left and of which nothing is kept: a gift that has not been sent stays here. The order must have been taken.
 * @returns the order afterwards
 */
export async function countAndEnd(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  refunded: Parameters<typeof countRefundedLines>[2],
  note: EventNote,
): Promise<OrderRow> {
  const isNothingKept = await countRefundedLines(tx, order, refunded, shop.clock.now());
  if (!isNothingKept) return order;
  // Nobody has earned a gift any more that waits to be sent.
  const left =
    order.status === 'PARTLY_SHIPPED' ? await stopShipping(shop, tx, order, { actor: 'SYSTEM', note }) : order;
  if (!ending.includes(left.status)) return left;
  return applyTransition(shop, tx, left, { event: 'REFUNDED', actor: 'SYSTEM', note });
}
