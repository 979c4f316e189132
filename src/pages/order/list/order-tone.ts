import type { OrderCardProps } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';

type Order = Pick<components['schemas']['OrderCard'], 'status' | 'actions'>;
type Tone = NonNullable<OrderCardProps['tone']>;

/** The stations of an order on its way: ordered, packed, shipped, delivered. */
export const stations = 4;

const passed: Readonly<Partial<Record<Order['status'], number>>> = {
  PAID: 1,
  AWAITING_RELEASE: 1,
  PROCESSING: 2,
  PARTLY_SHIPPED: 2,
  SHIPPED: 3,
};

/** How many stations an order that is on its way has passed; undefined for any other. */
export const passedStations = ({ status }: Pick<Order, 'status'>): number | undefined => passed[status];

/** What an order asks of its shopper, told by colour besides its words. */
export function orderTone({ status, actions }: Order): Tone {
  if (actions.includes('PAY')) return 'toPay';
  if (passed[status] !== undefined) return 'onTheWay';
  return status === 'DELIVERED' || status === 'COMPLETED' ? 'arrived' : 'over';
}
