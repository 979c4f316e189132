import { ArtEmptyCart, Button, Container, Heading, Inline, Link, Panel, Stack, Text } from '#design-system/index.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { store } from '#src/storage/browser-store.ts';
import { readLastOrder } from '#src/storage/orders.ts';
import { checkoutText } from './text.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { href } from '#src/routing/href.ts';
import * as styles from '#src/widgets/page.css.ts';
import { BackToPayment } from './back-to-payment.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';
import { NothingToExchange } from './exchange/exchange-parts.tsx';
import { Items } from './items.tsx';
import { NothingToPledge } from './pledge/pledge-parts.tsx';
import type { Purchase } from './purchase.ts';

/** Nothing of a quote can be bought at this moment: what it is and why, and no order to place. */
export function NothingBuyable({ quote, fromCart }: { quote: Quote; fromCart: boolean }) {
  const { title, body, cart, others } = checkoutText.nothingBuyable;
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{body}</Text>
        <Panel>
          <Items quote={quote} fromCart={fromCart} isLocked={false} />
        </Panel>
        <Inline wrap>
          <Button asChild>
            <Link href={fromCart ? href('/shopping-cart') : href('/home/search')} tone="plain">
              {fromCart ? cart : others}
            </Link>
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}

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
