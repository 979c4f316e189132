import type { OrderEffect } from '#machines/order/types.ts';
import { linePrice, takenOff } from '#rules/line-price.ts';
import { money } from '#rules/money.ts';
import { returnEnd } from '#rules/rma.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { EventNote } from '#server/db/tables/orders.ts';
import type { OrderEffectHandler, ShopContext } from '#server/shop-context.ts';
import { mailPicture } from '../media/mail-picture.ts';
import { readImage } from '../media/picture.ts';
import { presentCoinPrice } from './coin-price.ts';
import { isReviewable } from './lines-to-review.ts';
import { type OrderMail, orderMails, type ShippedMail } from './mails.ts';
import { orderLink } from './access-key.ts';
import { toOrderLine } from './order-line.ts';
import { type OrderLineRow, type OrderRow, readLines } from './order-row.ts';

/** Where mail about an order goes: the address given with a guest's order, else the member's of today. */
export async function emailOf(db: Db, order: Pick<OrderRow, 'account_id' | 'guest_email'>): Promise<string> {
  if (order.account_id === null) return order.guest_email ?? '';
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  return email;
}

/** The picture of a line by night, as mail programs take it. */
function pictureOf({ config }: ShopContext, line: Pick<OrderLineRow, 'image'> | undefined): Pick<OrderMail, 'picture'> {
  if (line === undefined) return {};
  const { url, alt, lqip } = readImage(line.image);
  return { picture: { url: new URL(`${url}${mailPicture}`, config.publicOrigin).href, alt, color: lqip.night } };
}

/** The facts of every email about an order. */
export async function orderMail(shop: ShopContext, tx: Tx, order: OrderRow): Promise<OrderMail> {
  const of = (amount: number) => money(amount, order.currency);
  const rows = await readLines(tx, order.order_no);
  const lines = rows.map(toOrderLine);
  const off = takenOff(lines, order.currency);
  return {
    orderNo: order.order_no,
    site: order.site,
    link: orderLink(shop, { orderNo: order.order_no, site: order.site, guest: order.account_id === null }),
    lines: lines.map((line) => ({
      title: line.title,
      options: line.options.map(({ value }) => value).join(', '),
      quantity: line.quantity,
      total: linePrice(line),
    })),
    ...(off.amount === 0 ? {} : { takenOff: off }),
    shipping: of(order.shipping_amount - order.shipping_discount_amount),
    ...(order.protection_state === 'NONE' ? {} : { protection: of(order.protection_amount) }),
    tax: of(order.tax_amount),
    taxIncluded: order.tax_included === 1,
    total: of(order.grand_total_amount),
    ...presentCoinPrice(order),
    ...pictureOf(shop, rows[0]),
  };
}

/** What is in a parcel, and its day where that is still to come. */
async function readParcel(
  { clock }: ShopContext,
  tx: Tx,
  shipmentId: string,
): Promise<Pick<ShippedMail, 'goods' | 'due'>> {
  const parcel = await tx
    .selectFrom('shipments')
    .select(['order_no', 'lines', 'est_delivery_to'])
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  if (parcel === undefined) return {};
  const pieces: readonly { readonly lineId: string; readonly quantity: number }[] = JSON.parse(parcel.lines);
  const lines = await readLines(tx, parcel.order_no);
  const due = parcel.est_delivery_to;
  return {
    goods: pieces.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line === undefined ? [] : [{ title: line.title, quantity }];
    }),
    ...(due === null || due < clock.now() ? {} : { due }),
  };
}

const cancelled =
  (reasonOf: (note: EventNote) => string): OrderEffectHandler =>
  async (shop, tx, order, { note }) =>
    sendMail(shop, tx, {
      to: await emailOf(tx, order),
      template: orderMails.orderCancelled,
      facts: {
        ...(await orderMail(shop, tx, order)),
        reason: reasonOf(note),
        ...(note.disputeRef === undefined ? {} : { isPaidBackByBank: true }),
      },
    });

/** The emails of the order machine, queued with the transaction of the move. */
export const orderEmails: Readonly<
  Record<Exclude<Extract<OrderEffect, `mail${string}`>, 'mailWithdrawn' | 'mailPaid'>, OrderEffectHandler>
> = {
  mailCancelled: cancelled(({ reason }) => reason ?? 'Your order is cancelled, as you asked.'),
  mailLatePayment: cancelled(() => 'Your payment arrived after the order was closed, so we’re refunding it.'),
  mailCancelRefused: async (shop, tx, order, { note: { reason = '' } }) =>
    sendMail(shop, tx, {
      to: await emailOf(tx, order),
      template: orderMails.cancelRefused,
      facts: { ...(await orderMail(shop, tx, order)), reason },
    }),
  mailShipped: async (shop, tx, order, { note: { shipmentId = '', carrier = '', trackingNo = '', trackingUrl } }) =>
    sendMail(shop, tx, {
      to: await emailOf(tx, order),
      template: orderMails.orderShipped,
      facts: {
        ...(await orderMail(shop, tx, order)),
        carrier,
        trackingNo,
        ...(trackingUrl === undefined ? {} : { trackingUrl }),
        ...(await readParcel(shop, tx, shipmentId)),
      },
    }),
  mailDelivered: async (shop, tx, order) => {
    const facts = await orderMail(shop, tx, order);
    await sendMail(shop, tx, {
      to: await emailOf(tx, order),
      template: orderMails.orderDelivered,
      facts: {
        ...facts,
        ...(order.delivered_time === null
          ? {}
          : {
              returnUntil: returnEnd({
                site: order.site,
                placedTime: order.placed_time,
                deliveredTime: order.delivered_time,
              }),
            }),
        ...(isReviewable(order) ? { reviewLink: `${facts.link}#items` } : {}),
      },
    });
  },
};
