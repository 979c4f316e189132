import { money } from '#rules/money.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accessKeyOf } from '../../orders/access-key.ts';
import { emailOf, orderMail } from '../../orders/order-mails.ts';
import { type OrderRow, readLines } from '../../orders/order-row.ts';
import type { RmaMail } from './mails.ts';
import { comesBack, readRmaLines, refOf, type RmaLineRow, type RmaRow } from './rma-row.ts';

/** Where a request can be seen; a guest's link carries the key of the order. */
function rmaLink(shop: Pick<ShopContext, 'config' | 'tokenSecret'>, order: OrderRow, rmaNo: string): string {
  const link = new URL(pagePaths.rma, shop.config.publicOrigin);
  link.searchParams.set('orderNo', order.order_no);
  link.searchParams.set('rmaNo', rmaNo);
  if (order.account_id === null) link.searchParams.set('accessKey', accessKeyOf(shop, order.order_no));
  link.searchParams.set('site', order.site);
  return link.href;
}

async function rmaMail(shop: ShopContext, tx: Tx, { order, rma }: OrderRma): Promise<RmaMail> {
  const [rmaLines, lines] = await Promise.all([readRmaLines(tx, refOf(rma)), readLines(tx, order.order_no)]);
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const toMailLine = ({ line_id: lineId, quantity }: RmaLineRow) => ({ title: titles.get(lineId) ?? lineId, quantity });
  const label = rma.label_carrier === null ? {} : { paidBy: rma.label_paid_by ?? 'SHOPPER' };
  return {
    ...(await orderMail(shop, tx, order)),
    link: rmaLink(shop, order, rma.rma_no),
    rmaNo: rma.rma_no,
    type: rma.type,
    goods: rmaLines.filter(comesBack).map(toMailLine),
    keptGifts: rmaLines.filter((line) => !comesBack(line)).map(toMailLine),
    giftDeduction: money(rma.gift_amount, rma.currency),
    ...(rma.note === null ? {} : { words: rma.note }),
    ...(rma.deadline_time === null ? {} : { deadlineTime: rma.deadline_time }),
    ...(rma.replacement_carrier === null || rma.replacement_tracking_no === null
      ? {}
      : { carrier: rma.replacement_carrier, trackingNo: rma.replacement_tracking_no }),
    ...label,
  };
}

/** A request together with its order, both as the transaction sees them. */
export interface OrderRma {
  readonly order: OrderRow;
  readonly rma: RmaRow;
}

/** Queues a mail about a request to whom the order belongs; `more` is what it says beside the facts of the request. */
export async function mailAboutRma(
  shop: ShopContext,
  tx: Tx,
  about: OrderRma,
  template: MailTemplate<RmaMail>,
  more: Pick<RmaMail, 'words' | 'carrier' | 'trackingNo' | 'parcelLink'> = {},
): Promise<void> {
  const facts = await rmaMail(shop, tx, about);
  await sendMail(shop, tx, {
    to: await emailOf(tx, about.order),
    template,
    facts: { ...facts, ...more },
  });
}
