import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ArtEmptyCart,
  Banner,
  Button,
  BuyBar,
  classNames,
  Container,
  EmptyState,
  Heading,
  InlineMessage,
  IconReturn,
  IconShield,
  IconTruck,
  Link,
  Price,
  SkeletonCart,
  Stack,
  Text,
  TrustRow,
} from '#design-system/index.ts';
import { lineRequest } from '#rules/cart-lines.ts';
import { formatMoney } from '#rules/money.ts';
import { useActors, useIsResolvingSession, useMember, useNavigateTo, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { layoutText } from '#src/text/layout.ts';
import * as columns from '#src/widgets/columns.css.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { LateUnpaidOrder } from '#src/widgets/unpaid-order/late-unpaid-order.tsx';
import { CartList } from './cart-list.tsx';
import * as cartPage from './cart-page.css.ts';
import { chosenRows, pieces, type CartRow } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';
import { shoppingCartText as text } from './text.ts';
import { useCart, type Cart } from './use-cart.ts';
import { useRemoval } from './use-removal.ts';

/** One line: what a log-in would do for this cart. */
function GuestBanner() {
  return (
    <Text tone="muted">
      <Link href={href('/account/login', { redirect: href('/shopping-cart') })}>{text.guest.action}</Link>{' '}
      {text.guest.body}
    </Text>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      headingLevel={1}
      art={<ArtEmptyCart />}
      title={text.empty.title}
      body={text.empty.body}
      actions={
        <Button asChild>
          <Link href={href('/home/search')} tone="plain">
            {text.empty.action}
          </Link>
        </Button>
      }
    />
  );
}

interface Ticks {
  readonly on: Readonly<Record<string, boolean>>;
  /** Time of the prices on screen when they were set: the next answer takes over. */
  readonly at: number;
}

/** Ticks that show at once: a member's selection is kept by the server, which answers a moment later. */
function useTicks(rows: readonly CartRow[], viewTime: number) {
  const actors = useActors();
  const [ticks, setTicks] = useState<Ticks>({ on: {}, at: viewTime });
  const open = ticks.at === viewTime ? ticks.on : {};

  const select = (chosen: readonly CartRow[], on: boolean) => {
    const keys = chosen.map(({ key }) => key);
    setTicks({ on: { ...open, ...Object.fromEntries(keys.map((key) => [key, on])) }, at: viewTime });
    actors?.cart.send({ type: 'cart.select', keys, on });
  };
  return { rows: rows.map((row) => ({ ...row, selected: open[row.key] ?? row.selected })), select };
}

/** Asks whether everything chosen can be had, and goes on to the checkout when it can. */
function useStartCheckout(onShortage: () => void) {
  const { client } = useShop();
  const navigateTo = useNavigateTo();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (rows: readonly CartRow[]) => {
      const lines = chosenRows(rows).map(lineRequest);
      return unwrap(client.POST('/app-mall/v1/order/checkSkuQualityAndInventory', { body: { lines } }));
    },
    onSuccess: ({ ok }) => {
      if (ok) navigateTo(href('/order/checkout', { source: 'CART' }));
      else onShortage();
    },
  });
  return { start: mutate, isChecking: isPending, problems: data?.problems ?? [], error };
}

/** Whether a script of the head found that this browser may keep a cart. */
const mayKeepCart = (): boolean => document.documentElement.hasAttribute('data-kept-cart');

/**
 * What is certain about the cart: nothing while the page is as it was served, an empty one or the skeleton by the mark of the
 * document; then whether the one on screen is that of whoever is here. A browser without anything kept need not wait for the
 * machines.
 */
function useCertainty(): 'served' | 'unsure' | 'sure' {
  const isHydrated = useHydrated();
  const hasMachines = useActors() !== undefined;
  const isResolving = useIsResolvingSession();
  if (!isHydrated) return 'served';
  return isResolving || (!hasMachines && mayKeepCart()) ? 'unsure' : 'sure';
}

const icons = { returns: <IconReturn />, safe: <IconShield /> };

/** What may be relied on; the day on which it ships as soon as the server has said it. */
function CartPromises({ shipsTime }: { shipsTime: number | undefined }) {
  const site = useSite();
  const day = shipsTime === undefined ? undefined : deliveryDates(shipsTime, shipsTime, site);
  return (
    <TrustRow
      items={[
        { ...text.ships(day), icon: <IconTruck /> },
        ...text.trust.map(({ id, ...item }) => ({ ...item, icon: icons[id] })),
      ]}
    />
  );
}

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
          {isServed && (
            <Container className={classNames(styles.page, cartPage.withoutScripts)}>
              <div role="heading" aria-level={1}>
                {text.title}
              </div>
              <InlineMessage tone="caution">{text.noScript}</InlineMessage>
            </Container>
          )}
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
        <div className={cartPage.withScripts}>
          <CartBody cart={cart} isOnline={isOnline} />
        </div>
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
  const isHydrated = useHydrated();
  const { view, viewTime, isRefreshing, error, retry } = cart;
  const { rows, select } = useTicks(cart.rows, viewTime);
  const { start, isChecking, problems, error: checkError } = useStartCheckout(retry);
  const { removed, remove, undo } = useRemoval(rows);
  const wayBack = (
    <div role="status">
      {removed && (
        <div className={cartPage.removed}>
          <Text size="small">{text.removed(removed.title)}</Text>
          <Button tone="quiet" size="s" onClick={undo}>
            {text.undo}
          </Button>
        </div>
      )}
    </div>
  );

  // Without a network the cart of a guest is here all the same; that of a member is not known.
  if (error && !view && (isOnline || !isGuest)) {
    return (
      <Stack gap="l">
        <Heading level={1}>{text.title}</Heading>
        <QueryFailed error={error} retry={retry} />
      </Stack>
    );
  }
  const unpaid = isHydrated && <LateUnpaidOrder />;
  if (rows.length === 0) {
    return (
      <Stack gap="l">
        {unpaid}
        {wayBack}
        <EmptyCart />
      </Stack>
    );
  }

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
      {unpaid}
      {view && <OfflineNote readAt={viewTime} />}
      {isGuest && <GuestBanner />}
      {problems.length > 0 && <Banner tone="caution">{text.changed}</Banner>}
      {checkError && <Banner tone="critical">{checkError.message}</Banner>}
      <div className={columns.withSummary}>
        <Stack gap="l">
          {wayBack}
          <CartList
            rows={rows}
            suits={view?.suits ?? []}
            viewTime={viewTime}
            problems={[...(view?.problems ?? []), ...problems]}
            onOpen={retry}
            onSelect={select}
            onRemove={remove}
          />
        </Stack>
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
