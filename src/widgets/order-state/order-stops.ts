import type { TrackingState, TrackingStop } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { deliveryDates } from '../delivery-dates.ts';
import { orderStateText as text } from '#src/text/order-state.ts';
import { dueOf, isLate, type KnownOrder } from './order-due.ts';
import { pastDay } from './past-day.ts';

const stops = ['ordered', 'packing', 'shipped', 'out', 'delivered'] as const;
type Stop = (typeof stops)[number];

const reached: Readonly<Partial<Record<components['schemas']['OrderStatus'], Stop>>> = {
  PAID: 'ordered',
  AWAITING_RELEASE: 'ordered',
  PROCESSING: 'packing',
  PARTLY_SHIPPED: 'packing',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  COMPLETED: 'delivered',
};

/** Where the last part of an order is; undefined for one that is not paid or will not arrive. */
function presentStop({ status, shipments = [] }: KnownOrder): Stop | undefined {
  const onTheRoad = shipments.filter((shipment) => shipment.status !== 'DELIVERED');
  const isOut = onTheRoad.length > 0 && onTheRoad.every((shipment) => shipment.status === 'OUT_FOR_DELIVERY');
  return status === 'SHIPPED' && isOut ? 'out' : reached[status];
}

/** The way of an order to its door with the days that are known; empty for an order that is not on it, or has a story of its own. */
export function orderStops(order: KnownOrder, site: Site, now: number): TrackingStop[] {
  const present = presentStop(order);
  if (!present || order.story) return [];
  const place = stops.indexOf(present);
  const presentState = present === 'delivered' ? 'delivered' : isLate(order, now) ? 'late' : 'current';
  const notes = notesOf(order, site, now);
  return stops.map((stop, index) => {
    const state: TrackingState = index < place ? 'done' : index === place ? presentState : 'todo';
    return { id: stop, label: labelOf(stop, state), note: notes[stop], state, spoken: text.spoken[state] };
  });
}

const labelOf = (stop: Stop, state: TrackingState) =>
  stop === 'packing' && state === 'done' ? text.packed : text.stops[stop];

function notesOf(order: KnownOrder, site: Site, now: number): Partial<Record<Stop, string | undefined>> {
  const past = (instant: number | undefined) => (instant === undefined ? undefined : pastDay(instant, now, site));
  const due = isLate(order, now) ? undefined : dueOf(order, now);
  return {
    ordered: past(order.placedTime),
    shipped: past(order.shippedTime),
    delivered: past(order.deliveredTime) ?? (due === undefined ? undefined : text.by(deliveryDates(due, due, site))),
  };
}
