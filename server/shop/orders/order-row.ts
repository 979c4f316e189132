import type { Selectable } from 'kysely';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../address/accept-address.ts';

export type OrderRow = Selectable<Schema['orders']>;
export type OrderLineRow = Selectable<Schema['order_lines']>;

/** The order as committed; undefined when there is none. */
export function readOrder(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

/**
 * Locks an order to work on: whoever comes second waits for the first to commit and then sees what it did.
 * Everything that decides about an order, its payments or its refunds begins with this, before any other row.
 * @throws NOT_FOUND
 */
export async function lockOrder({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, orderNo: string): Promise<OrderRow> {
  const order = await tx
    .updateTable('orders')
    .set({ updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirst();
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}

/** The lines of an order in their order. */
export function readLines(db: Db, orderNo: string): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_no', '=', orderNo).orderBy('sort').execute();
}

/** Pieces of a line that are still to be sent: neither shipped nor cancelled. */
export const leftToShip = ({
  quantity,
  shipped_quantity: shipped,
  cancelled_quantity: cancelled,
}: OrderLineRow): number => Math.max(0, quantity - shipped - cancelled);

/** Who the order is for, as the delivery address says. */
export function nameOf({ shipping_address: address }: Pick<OrderRow, 'shipping_address'>): string {
  const { firstName, lastName }: AddressFields = JSON.parse(address);
  return `${firstName} ${lastName}`;
}

/** What is still to be paid for an order when it is placed: what a deposit has paid is not asked for again. Minor units. */
export const dueOf = ({
  grand_total_amount: total,
  deposit_amount: deposit,
}: Pick<OrderRow, 'grand_total_amount' | 'deposit_amount'>): number => total - deposit;
