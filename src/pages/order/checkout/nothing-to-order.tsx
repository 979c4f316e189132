import { ArtEmptyCart } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { store } from '#src/storage/browser-store.ts';
import { readLastOrder } from '#src/storage/orders.ts';
import { checkoutText } from './text.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { href } from '#src/routing/href.ts';
import { BackToPayment } from './back-to-payment.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';
import { NothingToExchange } from './exchange/exchange-parts.tsx';
import { NothingToPledge } from './pledge/pledge-parts.tsx';
import type { Purchase } from './purchase.ts';

/** The cart is empty, or an offer for coins is over, perhaps because it was just ordered: then its payment is the place to be. */
export function NothingToOrder({ purchase }: { purchase: Purchase }) {
  const lastOrder = readLastOrder(store, useSite());
  const message =
    purchase.source === 'COIN' ? (
      <NothingToExchange />
    ) : purchase.source === 'PLEDGE' ? (
      <NothingToPledge />
    ) : (
      <MessagePage {...checkoutText.empty} href={href('/shopping-cart')} art={<ArtEmptyCart />} />
    );
  if (lastOrder?.purchase !== purchase.name) return message;
  return (
    <BackToPayment orderNo={lastOrder.orderNo} waiting={<CheckoutWaiting />}>
      {message}
    </BackToPayment>
  );
}
