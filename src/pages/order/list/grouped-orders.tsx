import type { ReactNode } from 'react';
import { Panel } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { orderListText as text } from '#src/text/orders.ts';
import { orderTone } from './order-tone.ts';
import * as styles from './order-list.css.ts';

type OrderCard = components['schemas']['OrderCard'];

interface GroupedOrdersProps {
  readonly label: string;
  readonly list: readonly OrderCard[];
  readonly item: (order: OrderCard) => ReactNode;
}

/** The orders of a page: what is to be paid first, what is on its way on one panel, then all others. */
export function GroupedOrders({ label, list, item }: GroupedOrdersProps) {
  const toPay = list.filter((order) => orderTone(order) === 'toPay');
  const onTheWay = list.filter((order) => orderTone(order) === 'onTheWay');
  const others = list.filter((order) => !toPay.includes(order) && !onTheWay.includes(order));
  const rows = (name: string, orders: readonly OrderCard[]) =>
    orders.length > 0 && (
      <ul aria-label={name}>
        {orders.map((order) => (
          <li key={order.orderNo}>{item(order)}</li>
        ))}
      </ul>
    );
  return (
    <>
      {rows(text.tabs.TO_PAY, toPay)}
      {onTheWay.length > 0 && <Panel className={styles.onTheWay}>{rows(text.onTheWay, onTheWay)}</Panel>}
      {rows(label, others)}
    </>
  );
}
