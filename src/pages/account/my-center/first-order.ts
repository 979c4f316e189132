import type { components } from '#openapi/types.ts';

type OrderCard = components['schemas']['OrderCard'];
type OrderStatus = components['schemas']['OrderStatus'];

const moving: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED'];

/** Of orders, the newest first: the one to pay, or else the newest that has not arrived yet, or else the newest. */
export function firstOrder(orders: readonly OrderCard[]): OrderCard | undefined {
  const toPay = orders.find(({ actions }) => actions.includes('PAY'));
  return toPay ?? orders.find(({ status }) => moving.includes(status)) ?? orders[0];
}
