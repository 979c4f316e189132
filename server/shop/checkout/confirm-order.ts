import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { emailOf, orderMail } from '../orders/order-mails.ts';
import { dueOf, type OrderRow } from '../orders/order-row.ts';
import { checkoutMails } from './mails.ts';

/**
 * Ends the placing of an order. One that costs nothing needs no payment: it is paid at once. Every other one is confirmed
 * by mail and waits. @returns whether it is paid
 */
export async function confirmOrder(shop: ShopContext, tx: Tx, order: OrderRow): Promise<boolean> {
  if (dueOf(order) <= 0) {
    await applyTransition(shop, tx, order, { event: 'PAY_SETTLED', actor: 'SYSTEM' });
    return true;
  }
  const facts = { ...(await orderMail(shop, tx, order)), payBefore: order.pay_expire_time };
  const to = await emailOf(tx, order);
  const dedupKey = `orderPlaced ${order.order_no}`;
  await sendMail(shop, tx, { to, template: checkoutMails.orderPlaced, facts }, { dedupKey });
  return false;
}
