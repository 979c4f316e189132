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
  PAY_SURPLUS: 'A second payment arrived and goes back',
  PAY_EXPIRED: 'Closed, because it was not paid in time',
  USER_CANCEL: 'Cancellation asked for',
  HOLD: 'Waiting for the release of your pre-order',
  RELEASE: 'Handed to the warehouse',
  CANCEL_ACCEPTED: 'Cancelled',
  CANCEL_REFUSED: ({ reason }) => `We could not cancel any more${reason === undefined ? '' : `: ${reason}`}`,
  SHIP: ({ carrier, trackingNo }) =>
    carrier === undefined ? 'Shipped' : `Shipped with ${carrier}, number ${trackingNo ?? ''}`,
  CARRIER_DELIVERED: 'Delivered',
  USER_CONFIRM: 'You confirmed that it has arrived',
  COMPLETE: 'Completed',
  WITHDRAW: 'Withdrawal received',
  STAFF_CANCEL: ({ disputeRef, reason }) => {
    if (disputeRef !== undefined) return 'Not sent, as your bank took the payment back';
    return reason === undefined ? 'What was not sent stays here' : 'Cancelled by us, and your money goes back';
  },
  RETURN_LAPSED: 'The withdrawal was closed, because nothing has come back',
  GIFT_KEPT: 'The gift has not come back, so its price is kept',
  RETURN_RECEIVED: 'The goods have come back to us',
  RMA_REQUESTED: 'You asked for help with an item',
  RMA_APPROVED: 'We wait for the items to come back',
  RMA_REPLACED: 'Replacement sent',
  RMA_REJECTED: 'We could not accept your request',
  RMA_CANCELLED: 'You took your request back',
  RMA_ENDED: 'Your request has ended',
  RMA_LAPSED: 'Your request was closed, because we did not hear from you',
  PRIZE_REMOVED: 'A prize was taken off, and is kept for you',
  REFUND: 'Refund started',
  REFUND_SETTLED: 'Refund sent',
  REFUND_FAILED: 'A refund did not go through; we are taking care of it',
  DISPUTE_OPENED: 'Your bank disputes the payment',
  DISPUTE_WON: 'Your bank confirmed the payment',
  DISPUTE_LOST: 'Your bank gave you the money back',
  REFUNDED: 'Everything refunded',
  PROJECT_FAILED: 'The project will not be made, so your money goes back',
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
