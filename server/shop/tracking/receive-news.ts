import { deliveredTime, type ParcelNews, parcelStatus, sortNews } from '#rules/parcel-states.ts';
import type { CarrierEvent } from '#server/carriers/carrier.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { findLabel, type LabelRow } from './label-row.ts';

/** A parcel that has been silent for so long is asked for; see `trackParcels`. */
export const silence = 15 * 60_000;

/**
 * Takes in what the carrier says about a parcel, wherever it comes from: a webhook, or its answer to our question. The same
 * news may come twice, late and in any order; where the parcel stands is worked out from all of it.
 * @returns whether something of it was new
 */
export function receiveNews(shop: ShopContext, label: LabelRow, events: readonly CarrierEvent[]): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, label.order_no);
    const fresh: CarrierEvent[] = [];
    for (const event of events) if (await isNew(shop, tx, label, event)) fresh.push(event);
    if (fresh.length === 0) return false;
    const news = await allNews(tx, label);
    await moveLabel(shop, tx, label, news);
    if (label.direction !== 'RETURN') {
      await moveShipment(shop, tx, order, label, fresh.map(toNews));
      return true;
    }
    const { reference, tracking_no: trackingNo } = label;
    await shop.hooks.onReturnMoved(shop, tx, order, {
      reference,
      status: parcelStatus(news),
      trackingNo: trackingNo ?? reference,
    });
    return true;
  });
}

async function isNew(shop: ShopContext, tx: Tx, label: LabelRow, event: CarrierEvent): Promise<boolean> {
  const { eventId, time, code, text, location } = event;
  const taken = await tx
    .insertInto('parcel_events')
    .values({
      carrier: label.carrier,
      event_id: eventId,
      order_no: label.order_no,
      reference: label.reference,
      time,
      code,
      text,
      location: location ?? null,
      created_at: shop.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['carrier', 'event_id']).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

function toNews({ time, code, text, location }: Pick<CarrierEvent, 'time' | 'code' | 'text' | 'location'>): ParcelNews {
  return { time, code, text, ...(location === undefined ? {} : { location }) };
}

async function allNews(tx: Tx, label: LabelRow): Promise<ParcelNews[]> {
  const rows = await tx
    .selectFrom('parcel_events')
    .select(['time', 'code', 'text'])
    .where('order_no', '=', label.order_no)
    .where('reference', '=', label.reference)
    .execute();
  return rows;
}

/**
 * News puts the next question off, but never behind the time that it was planned for: before the number of a parcel was
 * known here, some of its news may have been lost.
 */
async function moveLabel(shop: ShopContext, tx: Tx, label: LabelRow, news: readonly ParcelNews[]): Promise<void> {
  const now = shop.clock.now();
  const current = await findLabel(tx, { orderNo: label.order_no, reference: label.reference });
  await tx
    .updateTable('parcel_labels')
    .set({
      parcel_status: parcelStatus(news),
      attempts: 0,
      due_time: Math.min(current?.due_time ?? Infinity, now + silence),
      updated_at: now,
    })
    .where('order_no', '=', label.order_no)
    .where('reference', '=', label.reference)
    .execute();
}

/** What a shopper or an operator said about the parcel stands among its events, and counts as what a carrier says. */
async function moveShipment(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { reference }: LabelRow,
  fresh: readonly ParcelNews[],
): Promise<void> {
  const shipments = await tx
    .selectFrom('shipments')
    .select(['id', 'status', 'events'])
    .where('order_no', '=', order.order_no)
    .execute();
  const shipment = shipments.find(({ id }) => id === reference);
  if (!shipment) throw new Error(`The label ${reference} has no shipment`);
  const before: ParcelNews[] = JSON.parse(shipment.events);
  const events = sortNews([...before, ...fresh]);
  const status = parcelStatus(events);
  await tx
    .updateTable('shipments')
    .set({
      status: status === 'LABEL_CREATED' ? 'CREATED' : status,
      events: JSON.stringify(events),
      delivered_time: deliveredTime(events) ?? null,
      updated_at: shop.clock.now(),
    })
    .where('id', '=', reference)
    .execute();
  const others = shipments.filter(({ id }) => id !== reference);
  const isEverythingThere = status === 'DELIVERED' && others.every((other) => other.status === 'DELIVERED');
  if (order.status !== 'SHIPPED' || !isEverythingThere) return;
  await applyTransition(shop, tx, order, {
    event: 'CARRIER_DELIVERED',
    actor: 'CARRIER',
    note: { shipmentId: reference },
  });
}
