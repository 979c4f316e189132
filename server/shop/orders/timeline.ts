import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import type { OrderEvent } from '#rules/order-states.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { EventNote } from '#server/db/tables/orders.ts';
import type { OrderRow } from './order-row.ts';

type Entry = components['schemas']['TimelineEntry'];
type EventType =
  | OrderEvent
  | 'CREATE'
  | 'PAY_SURPLUS'
  | 'REFUND_SETTLED'
  | 'REFUND_FAILED'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST'
  | 'ADDRESS_CHANGED'
  | 'PROTECTION_REMOVED'
  | 'PRIZE_REMOVED'
  | 'REFUND'
  | 'RETURN_RECEIVED'
  | 'GIFT_KEPT'
  | 'RETURN_LAPSED'
  | 'RMA_REQUESTED'
  | 'RMA_APPROVED'
  | 'RMA_REPLACED'
  | 'RMA_REJECTED'
  | 'RMA_CANCELLED'
  | 'RMA_LAPSED'
  | 'RMA_ENDED';

const words: Readonly<Record<EventType, string | ((note: EventNote) => string)>> = {
  CREATE: 'Order placed',
  PAY_SETTLED: 'Payment received',
  PAY_SURPLUS: 'A second payment arrived, and we’re refunding it',
  PAY_EXPIRED: 'Closed: it wasn’t paid in time',
  USER_CANCEL: 'Cancellation requested',
  HOLD: 'Waiting for the release of your pre-order',
  RELEASE: 'Handed to the warehouse',
  CANCEL_ACCEPTED: 'Cancelled',
  CANCEL_REFUSED: ({ reason }) => `It was too late to cancel${reason === undefined ? '' : `: ${reason}`}`,
  SHIP: ({ carrier, trackingNo }) =>
    carrier === undefined ? 'Shipped' : `Shipped with ${carrier}, tracking number ${trackingNo ?? ''}`,
  CARRIER_DELIVERED: 'Delivered',
  USER_CONFIRM: 'You confirmed delivery',
  COMPLETE: 'Completed',
  WITHDRAW: 'Withdrawal received',
  STAFF_CANCEL: ({ disputeRef, reason }) => {
    if (disputeRef !== undefined) return 'Not shipped: your bank took the payment back';
    return reason === undefined ? 'We’re not shipping the rest' : 'Cancelled by us, with a full refund';
  },
  RETURN_LAPSED: 'Withdrawal closed: we didn’t receive the return',
  GIFT_KEPT: 'You kept the gift, so we deducted its price',
  RETURN_RECEIVED: 'We received your return',
  RMA_REQUESTED: 'You asked for help with an item',
  RMA_APPROVED: 'We’re waiting for your return',
  RMA_REPLACED: 'Replacement sent',
  RMA_REJECTED: 'We couldn’t accept your request',
  RMA_CANCELLED: 'You cancelled your request',
  RMA_ENDED: 'Your request is closed',
  RMA_LAPSED: 'Request closed: we didn’t hear from you',
  PRIZE_REMOVED: 'A prize was removed. We’re keeping it for you',
  REFUND: 'Refund started',
  REFUND_SETTLED: 'Refund sent',
  REFUND_FAILED: 'A refund didn’t go through. We’re on it',
  DISPUTE_OPENED: 'Your bank is disputing the payment',
  DISPUTE_WON: 'Your bank confirmed the payment',
  DISPUTE_LOST: 'Your bank refunded you',
  REFUNDED: 'Everything refunded',
  PROJECT_FAILED: 'The project won’t be made, so we’re refunding you',
  DEPOSIT_SETTLED: 'The deposit is settled',
  ADDRESS_CHANGED: 'Delivery address changed',
  PROTECTION_REMOVED: 'Delivery protection removed',
};
const texts: ReadonlyMap<string, string | ((note: EventNote) => string)> = new Map(Object.entries(words));

function toEntry({ time, type, actor, data }: Selectable<Schema['order_events']>, site: Site): Entry {
  const note: EventNote = JSON.parse(data);
  const text = texts.get(type) ?? type;
  return { time, type, actor, text: spelled(typeof text === 'string' ? text : text(note), site) };
}

/** What happened to an order, the newest first, as its market spells it. */
export async function readTimeline(
  db: Db,
  { order_no: orderNo, site }: Pick<OrderRow, 'order_no' | 'site'>,
): Promise<Entry[]> {
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('seq', 'desc')
    .execute();
  return events.map((event) => toEntry(event, site));
}
