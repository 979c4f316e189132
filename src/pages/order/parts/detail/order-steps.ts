import type { Step } from '#design-system/index.ts';
import { orderText } from '#src/text/orders.ts';
import type { OrderStatus } from '../status-tones.ts';

/** How many of the five steps are behind an order; an order that ended otherwise is on no such way. */
const passed: Readonly<Partial<Record<OrderStatus, number>>> = {
  PENDING_PAYMENT: 1,
  PAID: 2,
  AWAITING_RELEASE: 2,
  PROCESSING: 2,
  PARTLY_SHIPPED: 3,
  SHIPPED: 4,
  DELIVERED: 5,
  COMPLETED: 5,
};

const { names, done, current, todo } = orderText.steps;

/** True while the order is still meant to arrive, or did. */
export const isOnItsWay = (status: OrderStatus): boolean => passed[status] !== undefined;

/** The way from order to door with the step that is on; empty for an order that will not arrive. */
export function orderSteps(status: OrderStatus): Step[] {
  const behind = passed[status];
  if (behind === undefined) return [];
  return names.map((label, index) => {
    if (index < behind) return { label, state: 'done', spoken: done };
    return index === behind ? { label, state: 'current', spoken: current } : { label, state: 'todo', spoken: todo };
  });
}
