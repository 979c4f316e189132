import { orderStatuses } from '#rules/order-states.ts';
import { formatMoney, money } from '#rules/money.ts';
import { formatAddress } from '#rules/addresses.ts';
import type { AddressFields } from '../shop/address/accept-address.ts';
import { answerCancelRequest, deliverOrder, refundOrder, releaseOrder } from '../shop/orders/move-order.ts';
import { receiveReturn } from '../shop/aftersale/receive-return.ts';
import { type OrderRow, readLines, readOrder } from '../shop/orders/order-row.ts';
import { type Parcel, shipOrder } from '../shop/orders/ship-order.ts';
import { statusText } from '../shop/orders/status-texts.ts';
import { readTimeline } from '../shop/orders/timeline.ts';
import { type Command, count, type Given, option, UsageError, word } from './command.ts';

const listed = 50;
const time = (instant: number): string => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
const summary = (order: OrderRow): string =>
  [
    order.order_no.padEnd(18),
    order.status.padEnd(16),
    formatMoney(money(order.grand_total_amount, order.currency)).padStart(12),
    time(order.placed_time),
    order.cancel_requested_at === null ? '' : 'asks to cancel',
  ]
    .join('  ')
    .trimEnd();
const orderNoOf = (given: Given): string => word(given, 0, 'The order number').toUpperCase();
const moved = (order: OrderRow): string[] => [`${order.order_no} is ${order.status}`];

/** `lineId:2,otherLine:1` */
function parcelLines(text: string | undefined): Pick<Parcel, 'lines'> {
  if (text === undefined) return {};
  const lines = text.split(',').map((part) => {
    const [lineId = '', quantity = ''] = part.split(':');
    return { lineId: lineId.trim(), quantity: count(quantity.trim(), 'The quantity of a line') };
  });
  return { lines };
}

export const orderCommands: readonly Command[] = [
  {
    name: 'order list',
    usage: '[--status STATUS]',
    help: `the newest ${listed} orders; STATUS is one of ${orderStatuses.join(', ')}`,
    run: async ({ db }, { options: { status } }) => {
      const wanted = orderStatuses.find((known) => known === status?.toUpperCase());
      if (status !== undefined && wanted === undefined) throw new UsageError(`No order has the status "${status}".`);
      const orders = await db
        .selectFrom('orders')
        .selectAll()
        .$if(wanted !== undefined, (query) => query.where('status', '=', wanted ?? 'PAID'))
        .orderBy('placed_time', 'desc')
        .limit(listed)
        .execute();
      return orders.length === 0 ? ['No orders.'] : orders.map(summary);
    },
  },
  {
    name: 'order show',
    usage: '<order>',
    help: 'one order with its lines, its address and what happened to it',
    run: async ({ db }, given) => {
      const order = await readOrder(db, orderNoOf(given));
      if (!order) throw new UsageError(`There is no order ${orderNoOf(given)}.`);
      const lines = await readLines(db, order.order_no);
      const address: AddressFields = JSON.parse(order.shipping_address);
      return [
        summary(order),
        `${statusText(order).text}. ${statusText(order).hint}`,
        '',
        ...lines.map(
          (line) => `${line.id}  ${line.quantity} x ${line.sku}  ${line.title}  shipped ${line.shipped_quantity}`,
        ),
        '',
        ...formatAddress(address),
        '',
        ...(await readTimeline(db, order.order_no)).map(
          (entry) => `${time(entry.time)}  ${entry.actor.padEnd(7)}  ${entry.text}`,
        ),
      ];
    },
  },
  {
    name: 'order release',
    usage: '<order>',
    help: 'hand it to the warehouse before the hour is over',
    run: async (shop, given) => moved(await releaseOrder(shop, orderNoOf(given))),
  },
  {
    name: 'order ship',
    usage: '<order> --carrier NAME --tracking NUMBER [--lines LINE:PIECES,…]',
    help: 'a parcel has left; without lines, everything that is left',
    run: async (shop, given) =>
      moved(
        await shipOrder(shop, orderNoOf(given), {
          carrier: option(given, 'carrier'),
          trackingNo: option(given, 'tracking'),
          ...parcelLines(given.options.lines),
        }),
      ),
  },
  {
    name: 'order deliver',
    usage: '<order>',
    help: 'every parcel has arrived',
    run: async (shop, given) => moved(await deliverOrder(shop, orderNoOf(given))),
  },
  {
    name: 'order accept-cancel',
    usage: '<order>',
    help: 'cancel it, as its shopper asked, and send the money back',
    run: async (shop, given) => moved(await answerCancelRequest(shop, orderNoOf(given), { accept: true })),
  },
  {
    name: 'order refuse-cancel',
    usage: '<order> --reason TEXT',
    help: 'go on with it; the shopper reads the reason',
    run: async (shop, given) =>
      moved(await answerCancelRequest(shop, orderNoOf(given), { accept: false, reason: option(given, 'reason') })),
  },
  {
    name: 'order return',
    usage: '<withdrawal>',
    help: 'the goods of a withdrawal have come back; send its money back',
    run: async (shop, given) => {
      const { revokeNo, status } = await receiveReturn(
        shop,
        word(given, 0, 'The number of the withdrawal').toUpperCase(),
      );
      return [`${revokeNo} is ${status}`];
    },
  },
  {
    name: 'order refund',
    usage: '<order> --reason TEXT [--amount MINOR_UNITS]',
    help: 'send money back, all that is left or a part of it',
    run: async (shop, given) => {
      const { amount } = given.options;
      const refundNo = await refundOrder(shop, orderNoOf(given), {
        reason: option(given, 'reason'),
        ...(amount === undefined ? {} : { amount: count(amount, 'The amount') }),
      });
      const refund = await shop.db
        .selectFrom('refunds')
        .select(['status', 'amount', 'currency'])
        .where('refund_no', '=', refundNo)
        .executeTakeFirstOrThrow();
      return [`${refundNo}: ${formatMoney(money(refund.amount, refund.currency))} is ${refund.status}`];
    },
  },
];
