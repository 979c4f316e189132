import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { emailOf, orderMail } from '../orders/order-mails.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Confirms an order that waits for its payment, with the transaction that places it. */
export async function mailPlaced(shop: ShopContext, tx: Tx, order: OrderRow): Promise<void> {
  const facts = { ...(await orderMail(shop, tx, order)), payBefore: order.pay_expire_time };
  const to = await emailOf(tx, order);
  await sendMail(shop, tx, { to, template: 'orderPlaced', facts }, { dedupKey: `orderPlaced ${order.order_no}` });
}
