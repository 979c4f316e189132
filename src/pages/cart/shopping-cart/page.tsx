import { Banner, Button, BuyBar, Container, Heading, Price, SkeletonCart, Stack } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import type { PageModule } from '#src/routing/page.ts';
import { shoppingCartText as text } from './text.ts';
import { layoutText } from '#src/text/layout.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { CartList } from './cart-list.tsx';
import { CartPromises } from './cart-promises.tsx';
import * as columns from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import * as cartPage from './cart-page.css.ts';
import { chosenRows, pieces } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { GuestBanner } from './guest-banner.tsx';
import { useCart, type Cart } from './use-cart.ts';
import { useCertainty } from './use-certainty.ts';
import { useTicks } from './use-ticks.ts';
import { useStartCheckout } from './use-start-checkout.ts';

export default function ShoppingCartPage() {
  const cart = useCart();
  const isOnline = useOnline();
  const certainty = useCertainty();
  const isWaiting = certainty === 'unsure' || (cart.isPending && isOnline);
  const isServed = certainty === 'served';

  return (
    <>
      {(isWaiting || isServed) && (
        <div className={isServed ? cartPage.servedSkeleton : undefined}>
          <Container className={styles.page} loadingLabel={layoutText.loading}>
            <SkeletonCart />
          </Container>
        </div>
      )}
      {!isWaiting && (
        <div className={isServed ? cartPage.servedCart : undefined}>
          <ShownCart cart={cart} isOnline={isOnline} />
        </div>
      )}
    </>
  );
}

interface CartProps {
  readonly cart: Cart;
  readonly isOnline: boolean;
}

function ShownCart({ cart, isOnline }: CartProps) {
  return (
    <Container className={styles.page}>
      <Stack gap="xxl">
        <CartBody cart={cart} isOnline={isOnline} />
        <Recommended
          title={text.recommended}
          scene={cart.rows.length === 0 ? 'EMPTY' : 'CART'}
          without={cart.rows.map(({ line }) => line?.spu ?? '')}
        />
      </Stack>
    </Container>
  );
}

function CartBody({ cart, isOnline }: CartProps) {
  const isGuest = useMember() === null;
  const { view, viewTime, isRefreshing, error, retry } = cart;
  const { rows, select } = useTicks(cart.rows, viewTime);
  const { start, isChecking, problems, error: checkError } = useStartCheckout(retry);

  // Without a network the cart of a guest is here all the same; that of a member is not known.
  if (error && !view && (isOnline || !isGuest)) {
    return (
      <Stack gap="l">
        <Heading level={1}>{text.title}</Heading>
        <QueryFailed error={error} retry={retry} />
      </Stack>
    );
  }
  if (rows.length === 0) return <EmptyCart />;

  const chosen = chosenRows(rows);
  const button = (
    <Button
      tone="brand"
      size="l"
      block
      loading={isChecking}
      disabled={chosen.length === 0 || !isOnline}
      onClick={() => start(rows)}
    >
      {text.checkout(pieces(chosen))}
    </Button>
  );
  return (
    <Stack gap="l">
      <Heading level={1} tabIndex={-1}>
        {text.title}
      </Heading>
      {view && <OfflineNote readAt={viewTime} />}
      {isGuest && <GuestBanner />}
      {problems.length > 0 && <Banner tone="caution">{text.changed}</Banner>}
      {checkError && <Banner tone="critical">{checkError.message}</Banner>}
      <div className={columns.withSummary}>
        <CartList
          rows={rows}
          viewTime={viewTime}
          problems={[...(view?.problems ?? []), ...problems]}
          onOpen={retry}
          onSelect={select}
        />
        <CartSummary view={view} isRefreshing={isRefreshing} isOnline={isOnline}>
          {button}
        </CartSummary>
      </div>
      <CartPromises shipsTime={view?.shipsTime} />
      <BuyBar price={isOnline && view ? <Price now={formatMoney(view.totals.goodsTotal)} size="m" /> : null}>
        {button}
      </BuyBar>
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) =>
  data.prefetchQuery(recommendations(shop, { scene: 'EMPTY' }));
