import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  ArtNothingFound,
  Banner,
  Button,
  Container,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Text,
} from '#design-system/index.ts';
import { useLocalCart, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponEnd, couponSubject, couponWorth, shortMoney, subjectInSentence } from '#src/widgets/coupon-words.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { ProductList } from '#src/widgets/product-list/product-list.tsx';
import { prefetchProductList } from '#src/widgets/product-list/use-product-list.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { CouponBar } from './coupon-bar.tsx';
import { cartPieces, couponHead, couponRefOf, type CouponRef, productsOf } from './coupon-address.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useClaim, useClaimAfterLogin } from '#src/widgets/coupons/use-claim.ts';
import * as styles from '../parts/coupon.css.ts';
import { couponPagesText } from '../parts/text.ts';

/** The products that a coupon is for, with how much of them is missing in the cart. */
export default function CouponProductsPage() {
  const text = useText(couponPagesText).products;
  const ref = couponRefOf(usePlace().query);
  if (!ref) return <ToCenter {...text.noCoupon} />;
  return <CouponProducts key={`${ref.couponId} ${ref.templateId}`} couponRef={ref} />;
}

function CouponProducts({ couponRef }: { readonly couponRef: CouponRef }) {
  const text = useText(couponPagesText).products;
  const { path, query } = usePlace();
  const { couponId, templateId } = couponRef;
  const products = useMemo(() => productsOf(couponRefOf(new URLSearchParams(query)) ?? {}), [query]);
  const found = useCouponHead(couponRef);
  const { error } = found;
  if (error instanceof ShopApiError && error.code === 'COUPON_OTHER_MARKET') return <ToCenter {...text.otherMarket} />;
  return (
    <Container className={styles.page}>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={6} />}>
        {({ coupon, progress }) => (
          <Stack gap="m">
            <CouponTop head={coupon} now={found.dataUpdatedAt} />
            <OfflineNote readAt={found.dataUpdatedAt} />
            <CouponBar progress={progress} threshold={coupon.terms.threshold} />
            <ProductList
              key={`${couponId} ${templateId}`}
              path={path}
              query={query}
              products={products}
              empty={<EmptyState art={<ArtNothingFound />} title={text.empty.title} body={text.empty.body} />}
            />
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

function ToCenter({ title, body }: { readonly title: string; readonly body: string }) {
  const { center } = useText(couponPagesText);
  return <MessagePage title={title} body={body} action={center.title} href={href('/coupon/center')} />;
}

/** The coupon and its progress, read again when the cart has changed. */
function useCouponHead(couponRef: CouponRef) {
  const shop = useShop();
  const localCart = useLocalCart();
  const pieces = shop.member === null ? cartPieces(localCart) : [];
  const found = useQuery(couponHead(shop, couponRef, pieces));
  useCartChanges(() => {
    if (shop.member !== null) void found.refetch();
  });
  return found;
}

type Head = NonNullable<ReturnType<typeof useCouponHead>['data']>['coupon'];

function CouponTop({ head, now }: { readonly head: Head; readonly now: number }) {
  const text = useText(couponPagesText).products;
  const words = useText(couponText);
  const site = useSite();
  const { claim, claimingId } = useClaim();
  useClaimAfterLogin(claim);
  const { terms, status, validTo, claim: claimState } = head;
  const worth = couponWorth(terms, words);
  const goods = subjectInSentence(couponSubject(terms));
  const isOver = status === 'EXPIRED' || status === 'REVOKED' || (status === null && claimState === null);
  return (
    <Stack gap="s">
      <Heading level={1} look={2} tabIndex={-1}>
        {terms.threshold.amount === 0
          ? text.headline(worth, goods)
          : text.headlineOver(worth, goods, shortMoney(terms.threshold))}
      </Heading>
      <Inline gap="m" wrap align="centre">
        {validTo !== null && !isOver && (
          <Text tone="muted">{couponEnd(validTo, { site, now, text: words }).until}</Text>
        )}
        {claimState === 'CLAIMABLE' && (
          <Button
            size="s"
            tone="outline"
            loading={claimingId === terms.templateId}
            onClick={() => claim(terms.templateId)}
          >
            {words.claim}
          </Button>
        )}
        {(claimState === 'CLAIMED' || status === 'UNUSED') && <Text tone="muted">{words.inWallet}</Text>}
      </Inline>
      {isOver && <Banner tone="caution">{text.over}</Banner>}
      {status === 'USED' && <Banner tone="info">{text.used}</Banner>}
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const ref = couponRefOf(query);
  if (!ref) return;
  await Promise.all([
    data.prefetchQuery(couponHead(shop, ref, [])),
    prefetchProductList(data, shop, query, {}, productsOf(ref)),
  ]);
};
