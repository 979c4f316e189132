import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { mailPlaced } from './placed-mail.ts';

/**
 * Ends the placing of an order. One that costs nothing needs no payment: it is paid at once. Every other one is confirmed
 * by mail and waits. @returns whether it is paid
 */
export async function confirmOrder(shop: ShopContext, tx: Tx, order: OrderRow): Promise<boolean> {
  if (order.grand_total_amount > 0) {
    await mailPlaced(shop, tx, order);
    return false;
  }
  await applyTransition(shop, tx, order, { event: 'PAY_SETTLED', actor: 'SYSTEM' });
  return true;
}
