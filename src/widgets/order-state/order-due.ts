import type { components } from '#openapi/types.ts';
import { dueOfOrder, isOrderLate } from '#rules/order-due.ts';
import { isDisputed } from './is-held.ts';

type Card = components['schemas']['OrderCard'];
type Details = Pick<
  components['schemas']['Order'],
  'shipments' | 'shippingMethod' | 'cancelRequested' | 'disputes' | 'shippedTime' | 'deliveredTime'
>;

/** What is known of an order, from a list or from its own page. */
export type KnownOrder = Pick<
  Card,
  'status' | 'statusText' | 'story' | 'actions' | 'placedTime' | 'grandTotal' | 'dueTime'
> &
  Partial<Details>;

/** The noon (epoch ms, UTC) of the day by which the order should be there; undefined where nobody says so, or a bank has to decide. */
export function dueOf(order: KnownOrder, now: number): number | undefined {
  const { status, cancelRequested = false, shipments, shippingMethod, dueTime } = order;
  if (!shipments) return dueTime;
  const days = shipments.flatMap(({ estDeliveryTo = [] }) => estDeliveryTo);
  const parcelsDue = days.length === 0 ? undefined : Math.max(...days);
  return dueOfOrder({
    status,
    cancelRequested,
    isDisputed: isDisputed(order),
    parcelsDue,
    promisedDue: shippingMethod?.estTo,
    now,
  });
}

/** True when an order is on its way and the day of its arrival is over. */
export const isLate = (order: KnownOrder, now: number): boolean => isOrderLate(order.status, dueOf(order, now), now);
