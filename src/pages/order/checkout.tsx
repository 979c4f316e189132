import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Container, Heading, Stack } from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/hooks.ts';
import { addressList } from '#src/api/queries/address.ts';
import { store } from '#src/storage/browser-store.ts';
import { readLastOrder } from '#src/storage/orders.ts';
import { checkoutText as text } from '#src/text/checkout.ts';
import { useShop } from '#src/use-shop.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { BackToPayment } from './checkout/parts/back-to-payment.tsx';
import { CheckoutForm } from './checkout/parts/checkout-form.tsx';
import { CheckoutWaiting } from './checkout/parts/checkout-waiting.tsx';
import * as styles from './checkout/parts/checkout.css.ts';
import { NothingToOrder } from './checkout/parts/nothing-to-order.tsx';
import { usePurchase } from './checkout/parts/purchase.ts';

export default function CheckoutPage() {
  const site = useSite();
  const member = useMember();
  const isResolving = useIsResolvingSession();
  if (isResolving) return <CheckoutWaiting />;
  return <Checkout key={`${site} ${member ?? 'guest'}`} isGuest={member === null} />;
}

function Checkout({ isGuest }: { isGuest: boolean }) {
  const shop = useShop();
  const purchase = usePurchase();
  const [lastOrder] = useState(() => readLastOrder(store, shop.site));
  const [isOrdered, setIsOrdered] = useState(false);
  const addresses = useQuery({ ...addressList(shop), enabled: !isGuest });

  if (!isGuest && addresses.isPending) return <CheckoutWaiting />;
  if (addresses.error) return <QueryFailed error={addresses.error} retry={addresses.refetch} />;
  // Ordering empties the cart; the page stays until the next one is there.
  if (purchase.lines?.length === 0 && !isOrdered) return <NothingToOrder purchase={purchase} />;

  const page = (
    <Container className={styles.page}>
      <Stack gap="l">
        <Heading level={1} tabIndex={-1}>
          {text.title}
        </Heading>
        <CheckoutForm
          purchase={purchase}
          isGuest={isGuest}
          saved={addresses.data?.list ?? []}
          onOrdered={() => setIsOrdered(true)}
        />
      </Stack>
    </Container>
  );
  if (purchase.source !== 'BUY_NOW' || lastOrder?.purchase !== purchase.name) return page;
  return (
    <BackToPayment orderNo={lastOrder.orderNo} waiting={<CheckoutWaiting />}>
      {page}
    </BackToPayment>
  );
}
