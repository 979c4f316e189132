import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../../orders/apply-transition.ts';
import { lockOrder, type OrderRow } from '../../orders/order-row.ts';
import { applyReservationEvent, lockReservation } from '../../promotions/deposits/reservations.ts';

/**
 * A balance is paid in this transaction: its deposit is settled, and the piece that it held is that of the order. A deposit
 * that went back meanwhile leaves an order without a piece, which `settleDeposits` undoes.
 */
export async function countDeposit(
  shop: ShopContext,
  tx: Tx,
  { order_no: orderNo, deposit_order_no: depositOrderNo }: OrderRow,
): Promise<void> {
  if (depositOrderNo === null) return;
  const deposit = await lockOrder(shop, tx, depositOrderNo);
  const reservation = await lockReservation(tx, orderNo);
  if (reservation === undefined || !(await applyReservationEvent(shop, tx, reservation, 'BALANCE_PAID'))) return;
  await applyTransition(shop, tx, deposit, { event: 'DEPOSIT_SETTLED', actor: 'SYSTEM' });
  await tx
    .updateTable('stock_reservations')
    .set({ order_no: orderNo, updated_at: shop.clock.now() })
    .where('order_no', '=', depositOrderNo)
    .where('allocated_at', 'is not', null)
    .execute();
}

/** The paid order that a deposit counts for, whose invoice its money stands on; undefined for any other order. */
export async function readOrderOfBalance(
  tx: Tx,
  { kind, order_no: depositOrderNo }: OrderRow,
): Promise<OrderRow | undefined> {
  if (kind !== 'DEPOSIT') return undefined;
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('deposit_order_no', '=', depositOrderNo)
    .where('paid_time', 'is not', null)
    .executeTakeFirst();
}
