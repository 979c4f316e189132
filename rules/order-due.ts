import type { OrderStatus } from './order-states.ts';

export interface DueFacts {
  readonly status: OrderStatus;
  readonly cancelRequested: boolean;
  /** A bank disputes the payment and has not decided: what has not left stays here. */
  readonly isDisputed: boolean;
  /** The latest day that a carrier named for a parcel; undefined where none did. */
  readonly parcelsDue: number | undefined;
  /** The last day that was said when the order was placed. */
  readonly promisedDue: number | undefined;
  readonly now: number;
}

const halfDay = 43_200_000;

/** The noon (epoch ms, UTC) of the day by which an order should be there; undefined where nobody says so. */
export function dueOfOrder({
  status,
  cancelRequested,
  isDisputed,
  parcelsDue,
  promisedDue,
  now,
}: DueFacts): number | undefined {
  if (status === 'SHIPPED') return parcelsDue;
  if ((status !== 'PAID' && status !== 'PROCESSING') || cancelRequested || isDisputed) return undefined;
  // What has not left by then arrives later than was said, and no new day is known.
  return promisedDue !== undefined && promisedDue > now ? promisedDue : undefined;
}

/** True when an order is on its way and the day of its arrival is over. */
export function isOrderLate(status: OrderStatus, due: number | undefined, now: number): boolean {
  return status === 'SHIPPED' && due !== undefined && now > due + halfDay;
}
