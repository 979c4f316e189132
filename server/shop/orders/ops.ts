import { formatAddress } from '#rules/addresses.ts';
import { formatMoney, money } from '#rules/money.ts';
import { orderStatuses } from '#rules/order-states.ts';
import type { Db } from '#server/db/schema.ts';
import { type Command, UsageError, timeText } from '#server/ops/command.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { deliverOrder, releaseOrder } from './move-order.ts';
import { leftToShip, type OrderRow, readLines, readOrder } from './order-row.ts';
import { orderNoOf, statusLine } from './ops-words.ts';
import { statusText } from './status-texts.ts';
import { readTimeline } from './timeline.ts';

const listed = 50;

/** The status in words, and what banks dispute of the payment. */
async function statusLines(db: Db, order: OrderRow): Promise<string[]> {
  const disputes = await db
    .selectFrom('disputes')
    .select(['dispute_ref', 'amount', 'currency', 'status'])
    .where('order_no', '=', order.order_no)
    .orderBy('opened_time')
    .execute();
  const isDisputed = disputes.some(({ status }) => status === 'OPEN');
  const { text, hint } = statusText(order, { isDisputed });
  return [
    `${text}. ${hint}`,
    ...disputes.map(({ dispute_ref: ref, amount, currency, status }) => {
      const held = status === 'OPEN' ? ', nothing ships until it’s decided' : '';
      return `Dispute ${ref}: ${formatMoney(money(amount, currency))} is ${status}${held}`;
    }),
  ];
}

const summary = (order: OrderRow): string =>
  [
    order.order_no.padEnd(18),
    order.status.padEnd(16),
    formatMoney(money(order.grand_total_amount, order.currency)).padStart(12),
    timeText(order.placed_time),
    order.cancel_requested_at === null ? '' : 'cancellation requested',
  ]
    .join('  ')
    .trimEnd();

export const orderCommands: readonly Command[] = [
  {
    name: 'order list',
    usage: '[--status STATUS]',
    help: `the newest ${listed} orders; STATUS is one of ${orderStatuses.join(', ')}`,
    options: ['status'],
    run: async ({ db }, { options: { status } }) => {
      const orderStatus = orderStatuses.find((candidate) => candidate === status?.toUpperCase());
      if (status !== undefined && orderStatus === undefined)
        throw new UsageError(`No order has the status "${status}".`);
      const orders = await db
        .selectFrom('orders')
        .selectAll()
        .$if(orderStatus !== undefined, (query) => query.where('status', '=', orderStatus ?? 'PAID'))
        .orderBy('placed_time', 'desc')
        .limit(listed)
        .execute();
      return orders.length === 0 ? ['No orders.'] : orders.map(summary);
    },
  },
  {
    name: 'order show',
    usage: '<order>',
    help: 'one order with its lines, address and history',
    run: async ({ db }, input) => {
      const order = await readOrder(db, orderNoOf(input));
      if (!order) throw new UsageError(`There is no order ${orderNoOf(input)}.`);
      const lines = await readLines(db, order.order_no);
      const address: AddressFields = JSON.parse(order.shipping_address);
      return [
        summary(order),
        ...(await statusLines(db, order)),
        ...(order.recommend_mark === null ? [] : [`Came through the recommendation ${order.recommend_mark}`]),
        '',
        ...lines.map(
          (line) =>
            `${line.id}  ${line.quantity} x ${line.sku}  ${line.title}  shipped ${line.shipped_quantity}, to send ${leftToShip(line)}`,
        ),
        '',
        ...formatAddress(address),
        '',
        ...(await readTimeline(db, order)).map(
          (entry) => `${timeText(entry.time)}  ${entry.actor.padEnd(7)}  ${entry.text}`,
        ),
      ];
    },
  },
  {
    name: 'order release',
    usage: '<order>',
    help: 'hand an order to the warehouse before its hour is up',
    run: async (shop, input) => statusLine(await releaseOrder(shop, orderNoOf(input))),
  },
  {
    name: 'order deliver',
    usage: '<order>',
    help: 'record that every parcel has arrived',
    run: async (shop, input) => statusLine(await deliverOrder(shop, orderNoOf(input))),
  },
];
