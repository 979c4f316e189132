import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { addressList } from '#src/api/queries/address.ts';
import { store } from '#src/storage/browser-store.ts';
import { readLastOrder } from '#src/storage/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { BackToPayment } from './back-to-payment.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';
import { LogInFirst } from './exchange/exchange-parts.tsx';
import { LogInToPledge } from './pledge/pledge-parts.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { usePurchase } from './purchase.ts';

export default function CheckoutPage() {
  const site = useSite();
  const member = useMember();
  const isResolving = useIsResolvingSession();
  const { source } = usePurchase();
  if (isResolving) return <CheckoutWaiting />;
  if (member === null && source === 'COIN') return <LogInFirst />;
  if (member === null && source === 'PLEDGE') return <LogInToPledge />;
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
    <CheckoutForm
      purchase={purchase}
      isGuest={isGuest}
      saved={addresses.data?.list ?? []}
      onOrdered={() => setIsOrdered(true)}
    />
  );
  if (purchase.source !== 'BUY_NOW' || lastOrder?.purchase !== purchase.name) return page;
  return (
    <BackToPayment orderNo={lastOrder.orderNo} waiting={<CheckoutWaiting />}>
      {page}
    </BackToPayment>
  );
}
