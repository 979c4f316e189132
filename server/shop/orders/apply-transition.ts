import { type OrderEvent, type OrderFacts, orderTransition } from '#rules/order-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { EventActor } from '#server/db/tables/orders.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { columnsOf } from './order-columns.ts';
import { runEffects } from './order-effects.ts';
import { appendEvent, type EventNote } from './order-events.ts';
import { readFacts } from './order-facts.ts';
import type { OrderRow } from './order-row.ts';
import { mailMove } from './order-mails.ts';

export interface OrderMoveInput {
  readonly event: OrderEvent;
  readonly actor: EventActor;
  readonly note?: EventNote;
  /** What only the caller knows, such as the amount that has just arrived. */
  readonly facts?: Partial<OrderFacts>;
}

/**
 * The only place where an order changes its status: the rules decide, the row, its history, the stock, the refunds and
 * the mails follow in the same transaction. `order` must have been taken in it.
 * @returns the order afterwards
 * @throws ORDER_STATE, ORDER_RELEASED, PAY_IN_PROGRESS or PAY_ALREADY when the rules refuse
 */
export async function applyTransition(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { event, actor, note = {}, facts }: OrderMoveInput,
): Promise<OrderRow> {
  const now = shop.clock.now();
  const decided = orderTransition(order.status, event, { ...(await readFacts(tx, order, now)), ...facts });
  if (!decided.ok) throw new ShopError(decided.code);
  const moved = await tx
    .updateTable('orders')
    .set((eb) => ({
      ...columnsOf(order, { ...decided, event }, now),
      status: decided.status,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('order_no', '=', order.order_no)
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Error(`Order ${order.order_no} was moved without being taken first`);
  await appendEvent(shop, tx, order.order_no, { type: event, actor, note });
  await runEffects(shop, tx, moved, { effects: decided.effects, event, note });
  await mailMove(shop, tx, moved, { before: order.status, effects: decided.effects, event, note });
  return moved;
}
