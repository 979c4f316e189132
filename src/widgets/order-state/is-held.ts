import type { components } from '#openapi/types.ts';

type Order = components['schemas']['Order'];

const unsent: readonly Order['status'][] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED'];

/** True while a bank disputes the payment and has not decided. */
export const isDisputed = ({ disputes = [] }: Partial<Pick<Order, 'disputes'>>): boolean =>
  disputes.some(({ status }) => status === 'OPEN');

/** True while what has not left stays here for it: nobody knows when it arrives. */
export const isHeld = (order: Pick<Order, 'status' | 'disputes'>): boolean =>
  unsent.includes(order.status) && isDisputed(order);
