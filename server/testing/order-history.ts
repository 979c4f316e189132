import { getNextTransitions, type SnapshotFrom } from 'xstate';
import type { orderMachine } from '#machines/order/machine.ts';
import { orderEventNames, standingAt, standOf } from '#machines/order/move.ts';
import type { OrderEvent, OrderStatus } from '#rules/order-states.ts';
import type { Db } from '../db/schema.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

const isMove = (type: string): type is OrderEvent => Object.hasOwn(orderEventNames, type);
const keyOf = (snapshot: Snapshot): string => JSON.stringify(standOf(snapshot));

/** Where an event can lead from a state at all, whatever the facts were; a refusal leads nowhere. */
function reachedBy(snapshot: Snapshot, event: OrderEvent): Snapshot[] {
  return getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === orderEventNames[event])
    .filter(({ actions }) => !actions.some((action) => Object(action).type === 'refuse'))
    .map(({ target }) => {
      const { cancelRequested } = snapshot.context;
      const [state] = target ?? [];
      if (state === undefined) return snapshot;
      const value = state.parent?.key === 'closed' ? { closed: state.key } : state.key;
      return snapshot.machine.resolveState({ value, context: { cancelRequested } });
    });
}

/** The statuses in which an order with this history can be; none when it is no path of its machine. */
export function statusesAfter(history: readonly string[]): OrderStatus[] {
  let places = [standingAt({ status: 'PENDING_PAYMENT', cancelRequested: false })];
  for (const event of history.filter(isMove)) {
    const next = places.flatMap((place) => reachedBy(place, event));
    places = [...new Map(next.map((place) => [keyOf(place), place])).values()];
  }
  return [...new Set(places.map((place) => standOf(place).status))];
}

/** The orders whose history is no path of the machine, or leads elsewhere than where they stand; each with both. */
export async function strayOrders(db: Db): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['order_no', 'status']).execute();
  const events = await db.selectFrom('order_events').select(['order_no', 'type']).orderBy('seq').execute();
  return orders.flatMap(({ order_no: orderNo, status }) => {
    const history = events.filter((event) => event.order_no === orderNo).map(({ type }) => type);
    return statusesAfter(history).includes(status) ? [] : [`${orderNo} is ${status} after ${history.join(', ')}`];
  });
}
