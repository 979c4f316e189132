import { useQuery } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { orderDetail, orderList } from '#src/api/queries/order.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { LastOrderSkeleton } from './last-order-skeleton.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderShowcase, type OrderShowcaseProps } from './order-showcase.tsx';

type OrderCard = components['schemas']['OrderCard'];
type OrderStatus = components['schemas']['OrderStatus'];

const moving: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED'];

/** Of orders, the newest first: the one to pay, or else the newest that has not arrived yet, or else the newest. */
function firstOrder(orders: readonly OrderCard[]): OrderCard | undefined {
  const toPay = orders.find(({ actions }) => actions.includes('PAY'));
  return toPay ?? orders.find(({ status }) => moving.includes(status)) ?? orders[0];
}

/** An order to pay, or one on its way, may have others after it. */
const newest = { tab: 'ALL', pageSize: 5 } as const;

/** The order that matters now, or where the first one will be. */
export function LastOrder() {
  const found = useQuery(orderList(useShop(), newest));
  return (
    <QueryView query={found} waiting={<LastOrderSkeleton />}>
      {({ list }) => {
        const order = firstOrder(list);
        return order ? <DatedOrder order={order} onExpired={() => void found.refetch()} /> : <NoOrder />;
      }}
    </QueryView>
  );
}

/** The list knows no dates: the order itself does. Without it there is still what the list says. */
function DatedOrder({ order, onExpired }: OrderShowcaseProps) {
  const isUnpaid = order.status === 'PENDING_PAYMENT';
  const { data, isLoading } = useQuery({ ...orderDetail(useShop(), order.orderNo), enabled: !isUnpaid });
  if (isLoading) return <LastOrderSkeleton />;
  return <OrderShowcase order={isUnpaid ? order : { ...order, ...data }} onExpired={onExpired} />;
}
