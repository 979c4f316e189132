import { useQuery } from '@tanstack/react-query';
import { Container, Grid, Link, ScreenOnly, SkeletonOrder, Stack } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/hooks.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import { layoutText } from '#src/text/layout.ts';
import { orderText as text } from '#src/text/orders.ts';
import { usePlace } from '#src/use-place.ts';
import { useShop } from '#src/use-shop.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { Delivery } from './detail/parts/delivery.tsx';
import { OrderActions } from './detail/parts/order-actions.tsx';
import { OrderAddresses, OrderHistory } from './detail/parts/order-facts.tsx';
import { OrderLines } from './detail/parts/order-lines.tsx';
import { OrderPayments } from './detail/parts/order-payments.tsx';
import { OrderTotals } from './detail/parts/order-totals.tsx';
import { isOnItsWay } from './detail/parts/order-steps.ts';
import { StatusHead } from './detail/parts/status-head.tsx';
import { GuestOrders } from './parts/guest-orders.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { useOrderAccess } from './parts/order-access.ts';
import * as styles from './parts/orders-page.css.ts';

export default function OrderDetailPage() {
  const { query } = usePlace();
  const orderNo = query.get('orderNo') ?? '';
  return (
    <div className={styles.page}>
      <OrderDetail key={orderNo} orderNo={orderNo} />
    </div>
  );
}

function OrderDetail({ orderNo }: { orderNo: string }) {
  const access = useOrderAccess(orderNo);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const canAsk = orderNo !== '' && !isResolving && (isMember || access !== undefined);
  const found = useQuery({ ...orderDetail(useShop(), orderNo, access), enabled: canAsk });
  const { data: order, error, refetch, dataUpdatedAt } = found;

  if (order) {
    return (
      <Container>
        <Stack gap="l">
          {isMember && (
            <ScreenOnly>
              <Link href="/order/list">{text.backToList}</Link>
            </ScreenOnly>
          )}
          <OfflineNote readAt={dataUpdatedAt} />
          <Grid plan="aside">
            <Stack gap="l">
              <StatusHead order={order} onExpired={() => void refetch()}>
                <OrderActions order={order} access={access} />
              </StatusHead>
              {(isOnItsWay(order.status) || order.shipments.length > 0) && <Delivery order={order} />}
              <OrderLines lines={order.lines} />
            </Stack>
            <Stack gap="l">
              <OrderTotals totals={order.totals} refunds={order.refunds} />
              <OrderPayments payments={order.payments} refunds={order.refunds} />
              <OrderAddresses {...order} />
              <OrderHistory timeline={order.timeline} />
            </Stack>
          </Grid>
        </Stack>
      </Container>
    );
  }
  // Unknown, another shopper's, or a link that ran out: the same answer for all of them, and a way on.
  const isLocked = !canAsk || (error instanceof ShopApiError && [401, 403, 404].includes(error.status));
  if (!isResolving && isLocked) return <GuestOrders title={text.locked.title} lead={text.locked.body} />;
  return (
    <Container>
      {error ? (
        <QueryFailed error={error} retry={refetch} />
      ) : (
        <Stack aria-busy aria-label={layoutText.loading}>
          <SkeletonOrder />
        </Stack>
      )}
    </Container>
  );
}
