import type { OrderEffect, OrderEvent, OrderStatus } from '#rules/order-states.ts';
import { money } from '#rules/money.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { OrderMail } from '#server/mail/mail.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { orderLink } from '../checkout/access-key.ts';
import { cancelReasonText } from './cancel-reasons.ts';
import type { EventNote } from './order-events.ts';
import { readOptions } from './order-line.ts';
import { type OrderRow, readLines } from './order-row.ts';

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

/** What every mail about an order tells. */
export async function orderMail(shop: ShopContext, tx: Tx, order: OrderRow): Promise<OrderMail> {
  const of = (amount: number) => money(amount, order.currency);
  const lines = await readLines(tx, order.order_no);
  return {
    orderNo: order.order_no,
    site: order.site,
    link: orderLink(shop, { orderNo: order.order_no, site: order.site, guest: order.account_id === null }),
    lines: lines.map((line) => ({
      title: line.title,
      options: readOptions(line)
        .map(({ value }) => value)
        .join(', '),
      quantity: line.quantity,
      total: of(line.line_total_amount),
    })),
    shipping: of(order.shipping_amount - order.shipping_discount_amount),
    tax: of(order.tax_amount),
    taxIncluded: order.tax_included === 1,
    total: of(order.grand_total_amount),
  };
}

interface Move {
  readonly before: OrderStatus;
  readonly event: OrderEvent;
  readonly effects: readonly OrderEffect[];
  readonly note: EventNote;
}

type Letter = (shop: ShopContext, tx: Tx, order: OrderRow, note: EventNote, to: string) => Promise<void>;

const paid: Letter = async (shop, tx, order, _note, to) =>
  sendMail(shop, tx, { to, template: 'orderPaid', facts: await orderMail(shop, tx, order) });

const cancelled: Letter = async (shop, tx, order, note, to) =>
  sendMail(shop, tx, {
    to,
    template: 'orderCancelled',
    facts: { ...(await orderMail(shop, tx, order)), reason: cancelReasonText(note) },
  });

const shipped: Letter = async (shop, tx, order, { carrier = '', trackingNo = '', trackingUrl }, to) =>
  sendMail(shop, tx, {
    to,
    template: 'orderShipped',
    facts: {
      ...(await orderMail(shop, tx, order)),
      carrier,
      trackingNo,
      ...(trackingUrl === undefined ? {} : { trackingUrl }),
    },
  });

const late: Letter = (shop, tx, order, _note, to) =>
  cancelled(
    shop,
    tx,
    order,
    { reason: 'Your payment arrived after the order had been closed, so it goes back to you.' },
    to,
  );

const cancelRefused: Letter = async (shop, tx, order, { reason = '' }, to) =>
  sendMail(shop, tx, { to, template: 'cancelRefused', facts: { ...(await orderMail(shop, tx, order)), reason } });

/** Which moves are told by mail. An order that nobody paid closes silently: its first mail said so. */
const letters: readonly { readonly when: (move: Move, order: OrderRow) => boolean; readonly letter: Letter }[] = [
  { when: ({ before }, { status }) => status === 'PAID' && before !== 'PAID', letter: paid },
  { when: ({ before }, { status }) => status === 'CANCELLED' && before !== 'CANCELLED', letter: cancelled },
  { when: ({ event }, { status }) => status === 'CLOSED' && event === 'USER_CANCEL', letter: cancelled },
  { when: ({ event }) => event === 'CANCEL_REFUSED', letter: cancelRefused },
  { when: ({ effects }) => effects.includes('MAIL_SHIPPED'), letter: shipped },
  { when: ({ effects }) => effects.includes('MAIL_REFUND'), letter: late },
];

/** Posts the mails of a move with its transaction. */
export async function mailMove(shop: ShopContext, tx: Tx, order: OrderRow, move: Move): Promise<void> {
  for (const { when, letter } of letters) {
    if (when(move, order)) await letter(shop, tx, order, move.note, await emailOf(tx, order));
  }
}
