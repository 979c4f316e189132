import type { components } from '#openapi/types.ts';

/** What the list says of an order, with its dates once the order itself is read. */
export type KnownOrder = components['schemas']['OrderCard'] & Partial<components['schemas']['Order']>;

const halfDay = 43_200_000;

/** The noon (epoch ms, UTC) of the day by which the order should be there; undefined where nobody says so. */
export function dueOf(order: KnownOrder, now: number): number | undefined {
  const { status, cancelRequested = false, shipments = [], shippingMethod } = order;
  if (status === 'SHIPPED') {
    const due = shipments.flatMap(({ estDeliveryTo = [] }) => estDeliveryTo);
    return due.length === 0 ? undefined : Math.max(...due);
  }
  if ((status !== 'PAID' && status !== 'PROCESSING') || cancelRequested) return undefined;
  // What has not left by then arrives later than was said, and no new day is known.
  return shippingMethod && shippingMethod.estTo > now ? shippingMethod.estTo : undefined;
}

/** True when an order is on its way and the day of its arrival is over. */
export function isLate(order: KnownOrder, now: number): boolean {
  const due = order.status === 'SHIPPED' ? dueOf(order, now) : undefined;
  return due !== undefined && now > due + halfDay;
}
