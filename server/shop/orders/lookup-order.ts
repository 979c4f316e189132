import { pagePaths } from '#rules/page-paths.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { orderMails } from './mails.ts';
import { mailedKey, mailedKeyLife } from './order-access.ts';
import { emailOf } from './order-mails.ts';
import { readOrder } from './order-row.ts';

/** One mail per order in this time (ms), so that the form cannot fill somebody's mailbox. */
export const lookupPause = 10 * 60_000;

/** Mails a link that opens an order for a day, when number and email belong together. The answer is the same when they do not. */
export async function lookupOrder(shop: ShopContext, orderNo: string, email: string): Promise<void> {
  const order = await readOrder(shop.db, orderNo);
  if (!order) return;
  const to = await emailOf(shop.db, order);
  if (to !== email) return;
  const now = shop.clock.now();
  const link = new URL(pagePaths.orderDetail, shop.config.publicOrigin);
  link.searchParams.set('orderNo', orderNo);
  link.searchParams.set('accessKey', mailedKey(shop, orderNo, now + mailedKeyLife));
  link.searchParams.set('site', order.site);
  const facts = { orderNo, link: link.href, hours: mailedKeyLife / 3_600_000 };
  const dedupKey = `lookup ${orderNo} ${Math.floor(now / lookupPause)}`;
  await withTransaction(shop, 'durable', (tx) =>
    sendMail(shop, tx, { to, template: orderMails.guestOrderLink, facts }, { dedupKey }),
  );
}
