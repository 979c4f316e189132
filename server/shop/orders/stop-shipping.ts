import type { OrderStatus } from '#rules/order-states.ts';
import type { Tx } from '#server/db/schema.ts';
import type { EventActor, EventNote } from '#server/db/tables/orders.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from './apply-transition.ts';
import { countCancelled, restockCancelled } from './cancel-pieces.ts';
import { leftToShip, type OrderRow, readLines } from './order-row.ts';

const stoppable: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED'];

/**
 * All the money of an order goes back, from the shop or from a bank: what has not been sent is never sent. An order of which nothing has left
 * ends as cancelled, and its move puts its stock, coupons, coins and money back; of one that has left in part, the rest
 * goes back into stock. Any other stays as it is. The order must have been taken.
 * @returns the order afterwards
 */
export async function stopShipping(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { actor, note }: { readonly actor: EventActor; readonly note: EventNote },
): Promise<OrderRow> {
  if (!stoppable.includes(order.status)) return order;
  const rest = (await readLines(tx, order.order_no))
    .map((line) => ({ lineId: line.id, quantity: leftToShip(line) }))
    .filter(({ quantity }) => quantity > 0);
  await countCancelled(shop, tx, rest);
  const moved = await applyTransition(shop, tx, order, { event: 'STAFF_CANCEL', actor, note });
  if (moved.status !== 'CANCELLED') await restockCancelled(shop, tx, moved, rest);
  return moved;
}
