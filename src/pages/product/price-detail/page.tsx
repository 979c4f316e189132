import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArtElsewhere, Container, SkeletonText } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { priceDetail } from '#src/api/queries/catalogue.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { ExplainedPrice } from './explained-price.tsx';
import type { PriceChoice } from './price-choice.ts';
import { priceRef } from './price-ref.ts';
import { priceDetailText as text } from './text.ts';

const isNotSoldHere = (error: unknown) =>
  error instanceof ShopApiError && (error.code === 'NOT_IN_MARKET' || error.code === 'OFF_SALE');

/** How the price of some pieces of one SKU is made. */
export default function PriceDetailPage() {
  const shop = useShop();
  const navigateTo = useNavigateTo();
  const ref = priceRef(usePlace().query);
  const [choice, setChoice] = useState<PriceChoice>({});
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery({
    ...priceDetail(shop, { ...(ref ?? { sku: '', quantity: 1 }), ...choice }),
    enabled: ref !== undefined,
  });
  if (!ref) return <MessagePage nothing="missing" {...statesText.notFound} href={href('/home/search')} />;
  if (isNotSoldHere(error)) {
    return (
      <MessagePage
        nothing="empty"
        art={<ArtElsewhere />}
        {...text.notSoldHere}
        href={href('/product-detail', { sku: ref.sku })}
      />
    );
  }
  if (!data || (isPlaceholderData && data.sku !== ref.sku)) {
    return (
      <Container loadingLabel={error ? undefined : text.loading}>
        {error ? <QueryFailed error={error} retry={refetch} /> : <SkeletonText lines={8} />}
      </Container>
    );
  }
  const { suitSkus: _, ...alone } = ref;
  const setQuantity = (quantity: number) =>
    navigateTo(href('/product-detail/price-detail', { ...alone, quantity }), { replace: true });
  return (
    <>
      <OfflineNote readAt={dataUpdatedAt} />
      <ExplainedPrice
        key={data.sku}
        requestedQuantity={ref.quantity}
        detail={data}
        isOutdated={isPlaceholderData}
        isPlain={ref.buyType === undefined}
        choice={choice}
        onChoice={setChoice}
        onQuantity={setQuantity}
      />
    </>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const ref = priceRef(query);
  if (ref) await data.prefetchQuery(priceDetail(shop, ref));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const ref = priceRef(query);
  const found = ref && data.getQueryData(priceDetail(shop, ref).queryKey);
  if (!found) return {};
  const name = found.suit?.title ?? found.title;
  return { title: text.documentTitle(name), description: text.description(name) };
};
