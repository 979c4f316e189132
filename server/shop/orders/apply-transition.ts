import { moveOrder } from '#machines/order/move.ts';
import type { OrderEvent, OrderFacts } from '#rules/order-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { EventActor, EventNote } from '#server/db/tables/orders.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { columnsOf } from './order-columns.ts';
import { appendEvent } from './order-events.ts';
import { readFacts, standingOf } from './order-facts.ts';
import type { OrderRow } from './order-row.ts';
import { startWarranties } from './start-warranties.ts';

export interface OrderMoveInput {
  readonly event: OrderEvent;
  readonly actor: EventActor;
  readonly note?: EventNote;
  /** What only the caller knows, such as the amount that has just arrived. */
  readonly facts?: Partial<OrderFacts>;
}

/**
 * The only place where an order changes its status: its machine decides, the row, its history and every effect that the
 * machine names follow in the same transaction. `order` must have been taken in it.
 * @returns the order afterwards
 * @throws ORDER_STATE, ORDER_RELEASED, PAY_IN_PROGRESS or PAY_ALREADY when the machine refuses
 */
export async function applyTransition(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { event, actor, note = {}, facts }: OrderMoveInput,
): Promise<OrderRow> {
  const now = shop.clock.now();
  const decided = moveOrder(standingOf(order), event, { ...(await readFacts(tx, order, now)), ...facts });
  if (!decided.ok) throw new ShopError(decided.code);
  const moved = await tx
    .updateTable('orders')
    .set((eb) => ({
      ...columnsOf(order, decided, now),
      status: decided.status,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('order_no', '=', order.order_no)
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Error(`Order ${order.order_no} was moved without being taken first`);
  if (decided.status === 'DELIVERED' && order.status !== 'DELIVERED') await startWarranties(tx, moved, now);
  await appendEvent(shop, tx, order.order_no, { type: event, actor, note });
  for (const effect of decided.effects) {
    const handler = shop.hooks.orderEffects[effect];
    if (typeof handler === 'function') await handler(shop, tx, moved, { event, note });
  }
  return moved;
}
