import type { components } from '#openapi/types.ts';
import type { KnownOrder } from '#src/widgets/order-state/order-due.ts';
import type { Shipment } from '../parts/parcel/parcel-facts.tsx';

type Order = components['schemas']['Order'];

/** Why a parcel does not go on; undefined for one that does. */
export function troubleOf({ status, events }: Shipment): 'lost' | 'returned' | undefined {
  if (status !== 'EXCEPTION') return undefined;
  return events.some(({ code }) => code === 'RETURNING' || code === 'RETURNED') ? 'returned' : 'lost';
}

/** As many as a map has room for. */
const mostPlaces = 4;

/** The places that a parcel has passed, the first one first; the last ones of many. */
export const placesOf = ({ events }: Pick<Shipment, 'events'>): readonly string[] =>
  events
    .toSorted((a, b) => a.time - b.time)
    .flatMap(({ location }) => (location === undefined ? [] : [location]))
    .filter((place, index, all) => place !== all[index - 1])
    .slice(-mostPlaces);

/** An order as far as one of its parcels goes: the headline and the way of the parcel are those of such an order. */
export function wayOf(order: Order, shipment: Shipment | undefined): KnownOrder {
  const whole = { ...order, grandTotal: order.totals.grandTotal };
  if (!shipment) return whole;
  const times = shipment.events.map(({ time }) => time);
  const isThere = shipment.status === 'DELIVERED';
  const { shippedTime: _shipped, deliveredTime: _delivered, ...rest } = whole;
  // Nobody knows a day for a parcel that does not go on.
  const { shippingMethod: _method, ...dayless } = rest;
  const { estDeliveryFrom: _from, estDeliveryTo: _to, ...lost } = shipment;
  return {
    ...(troubleOf(shipment) ? { ...dayless, shipments: [lost] } : { ...rest, shipments: [shipment] }),
    status: isThere ? 'DELIVERED' : shipment.status === 'LABEL_CREATED' ? 'PROCESSING' : 'SHIPPED',
    ...(times.length > 0 && shipment.status !== 'LABEL_CREATED' && { shippedTime: Math.min(...times) }),
    ...(isThere && times.length > 0 && { deliveredTime: Math.max(...times) }),
  };
}

const soonest = 30_000;
const latest = 15 * 60_000;

/**
 * How long to wait (ms) before a page asks again: twice as long each time, up to a quarter of an hour. A parcel that has
 * arrived is asked for no more.
 * @param answers how often the page has been answered
 */
export function pauseBefore(order: Pick<Order, 'status'> | undefined, answers: number): number | false {
  const isMoving =
    order === undefined || !['DELIVERED', 'COMPLETED', 'CANCELLED', 'CLOSED', 'REFUNDED'].includes(order.status);
  return isMoving && Math.min(latest, soonest * 2 ** Math.max(0, answers - 1));
}
