import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, Container, Heading, Inline, Link, SkeletonOrder, Spinner, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { withSite } from '#rules/urls.ts';
import { useAppContext } from '#src/actors/app-context.ts';
import { putHomeBehind } from '#src/actors/navigation/home-behind.ts';
import { reportPurchase } from '#src/actors/payment/report-purchase.ts';
import { useIsResolvingSession, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { completedOrder, orderDetail, orderLists } from '#src/api/queries/order.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { orderStateText } from '#src/text/order-state.ts';
import { paymentText } from '#src/text/payment.ts';
import { BackToApp } from '#src/widgets/back-to-app.tsx';
import * as columns from '#src/widgets/columns.css.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { page } from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { AccountInvite } from './account-invite.tsx';
import { BoughtLamp } from './bought-lamp.tsx';
import * as styles from './completed.css.ts';
import { Bought, Receipt } from './receipt.tsx';

const text = paymentText.completed;
/** While the payment is being confirmed: a look every so often (ms), and enough after so many. */
const lookEvery = 3_000;
const mostLooks = 100;

export default function CompletedPage() {
  const orderNo = usePlace().query.get('orderNo');
  const isResolving = useIsResolvingSession();
  if (!orderNo) return <MessagePage {...paymentText.noOrder} href={href('/order/list')} />;
  return isResolving ? <CompletedWaiting /> : <Completed orderNo={orderNo} />;
}

function CompletedWaiting() {
  return (
    <Container className={page} loadingLabel={paymentText.loading}>
      <SkeletonOrder />
    </Container>
  );
}

function Completed({ orderNo }: { orderNo: string }) {
  const shop = useShop();
  const site = useSite();
  const found = useQuery({
    ...completedOrder(shop, orderNo, accessKeyOf(store, orderNo)),
    refetchInterval: ({ state }) =>
      state.data?.paid === false && state.dataUpdateCount < mostLooks ? lookEvery : false,
  });
  useAfterPurchase(found.data);

  return (
    <QueryView query={found} waiting={<CompletedWaiting />}>
      {(data) => {
        const order = href('/order/detail', { orderNo });
        const { estTo } = data.shippingMethod;
        const lastDay = deliveryDates(estTo, estTo, site);
        return (
          <Container className={page}>
            <Stack gap="xxl">
              <header className={styles.head}>
                <BoughtLamp lines={data.lines} />
                <Stack gap="l">
                  <Heading level={1} tabIndex={-1}>
                    {data.paid ? (data.story?.headline ?? orderStateText.arrives(lastDay)) : text.confirming}
                  </Heading>
                  <Text size="lead" tone="muted">
                    {data.paid ? text.thanks(data.email) : text.confirmingLead(data.email)}
                  </Text>
                  {!data.paid && <Spinner size={32} />}
                  <Inline wrap>
                    <Button asChild>
                      <Link href={order} tone="plain">
                        {text.order}
                      </Link>
                    </Button>
                    <Button asChild tone="quiet">
                      <Link href={href('/home/search')} tone="plain">
                        {text.goOn}
                      </Link>
                    </Button>
                    <BackToApp />
                  </Inline>
                  <Receipt order={data} />
                </Stack>
              </header>
              <div className={columns.withSummary}>
                <Stack gap="xl">
                  {data.accountInvite && <AccountInvite orderNo={orderNo} email={data.accountInvite.email} />}
                  <Bought order={data} />
                </Stack>
                <div className={columns.beside}>
                  <TitledSection title={text.next}>
                    <ol className={styles.steps}>
                      {data.nextSteps.map((step) => (
                        <li key={step} className={styles.step}>
                          <Text as="span">{step}</Text>
                        </li>
                      ))}
                    </ol>
                  </TitledSection>
                </div>
              </div>
              <Recommended title={text.recommended} scene="DONE" without={data.lines.map(({ spu }) => spu)} />
            </Stack>
          </Container>
        );
      }}
    </QueryView>
  );
}

/** Back leads home from here, a paid order is announced once, and what still called it unpaid is forgotten. */
function useAfterPurchase(order: components['schemas']['CompletedOrder'] | undefined) {
  const { base } = useAppContext();
  const site = useSite();
  const shop = useShop();
  const data = useQueryClient();
  useEffect(() => putHomeBehind(base + withSite(href('/home'), site)), [base, site]);
  useEffect(() => {
    if (order?.paid) reportPurchase(store, site, order.orderNo, order.grandTotal);
  }, [order, site]);
  const paid = order?.paid ? order.orderNo : undefined;
  useEffect(() => {
    if (paid === undefined) return;
    data.removeQueries({ queryKey: orderDetail(shop, paid).queryKey });
    data.removeQueries({ queryKey: orderLists(shop) });
  }, [paid, shop, data]);
}
