import { useQuery } from '@tanstack/react-query';
import { Container, Link, ScreenOnly, Stack } from '#design-system/index.ts';
import { OrderSite, useMember } from '#src/actors/use-actors.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import { orderText as text } from '#src/text/orders.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { href } from '#src/routing/href.ts';
import { Delivery } from './delivery.tsx';
import { MoreActions } from './more-actions.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddresses } from './order-facts.tsx';
import { OrderDiscounts } from './order-discounts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderProtection } from './order-protection.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderLamp, StatusHead, willArrive } from './status-head.tsx';
import { OrderGate } from '../../../widgets/order-access/order-gate.tsx';
import * as columns from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import * as detail from './detail.css.ts';
import { useOrderGate } from '../../../widgets/order-access/use-order-gate.ts';

/** The last thing on the page: nothing moves when it comes. */
const OrderHistory = latePart(() => import('./order-history.tsx').then((module) => module.OrderHistory));

export default function OrderDetailPage() {
  const { query } = usePlace();
  const orderNo = query.get('orderNo') ?? '';
  return (
    <div className={styles.page}>
      <OrderDetail key={orderNo} orderNo={orderNo} />
    </div>
  );
}

/** What is true of the order now, what is in it and how it travels; the money at the side. */
function OrderDetail({ orderNo }: { orderNo: string }) {
  const gate = useOrderGate(orderNo);
  const isMember = useMember() !== null;
  const found = useQuery({ ...orderDetail(useShop(), orderNo, gate.access), enabled: gate.isOpen });
  const { data: order, error, refetch, dataUpdatedAt } = found;

  if (!order) return <OrderGate gate={gate} error={error} retry={refetch} />;
  return (
    <Container>
      <Stack gap="l">
        {isMember && (
          <ScreenOnly>
            <Link href={href('/order/list')}>{text.backToList}</Link>
          </ScreenOnly>
        )}
        <OfflineNote readAt={dataUpdatedAt} />
        <OrderSite value={order.site}>
          <div className={detail.head}>
            <OrderLamp order={order} />
            <StatusHead order={order} onExpired={() => void refetch()}>
              <OrderActions order={order} access={gate.access} />
            </StatusHead>
          </div>
          <div className={columns.withSummary}>
            <Stack gap="xl">
              <OrderLines {...order} />
              {((willArrive(order) && !order.story) || order.shipments.length > 0) && <Delivery order={order} />}
              <MoreActions order={order} access={gate.access} />
            </Stack>
            <Stack gap="xl">
              <OrderTotals totals={order.totals} refunds={order.refunds} />
              <OrderProtection order={order} access={gate.access} />
              <OrderDiscounts {...order} />
              <OrderPayments {...order} />
              <OrderAddresses {...order} />
              <OrderHistory timeline={order.timeline} />
            </Stack>
          </div>
        </OrderSite>
      </Stack>
    </Container>
  );
}
