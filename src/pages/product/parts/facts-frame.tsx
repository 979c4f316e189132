import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Breadcrumbs, Container, SkeletonText, Stack } from '#design-system/index.ts';
import { productDetail } from '#src/api/queries/catalogue.ts';
import type { Shop } from '#src/api/shop.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import type { ProductDetail } from './choice.ts';
import { productRef } from './product-ref.ts';

interface FactsFrameProps {
  readonly texts: { readonly trail: string; readonly home: string; readonly here: string; readonly loading: string };
  readonly children: (product: ProductDetail) => ReactNode;
}

/** A page about the product of the address: the way to it, what it says of the product, and what it says without one. */
export function FactsFrame({ texts, children }: FactsFrameProps) {
  const ref = productRef(usePlace().query);
  const shop = useShop();
  const found = useQuery({
    ...productDetail(shop, ref ?? {}),
    enabled: ref !== undefined,
  });
  if (!ref) return <MessagePage nothing="missing" {...statesText.notFound} href={href('/home/search')} />;
  return (
    <QueryView query={found} waiting={<FactsSkeleton label={texts.loading} />}>
      {(data) => {
        const product = { href: href('/product-detail', { spu: data.spu }), label: data.title };
        return (
          <>
            <Container>
              <Stack gap="m">
                <Breadcrumbs
                  label={texts.trail}
                  trail={[{ href: href('/home'), label: texts.home }, product]}
                  current={texts.here}
                />
                <OfflineNote readAt={found.dataUpdatedAt} />
              </Stack>
            </Container>
            {children(data)}
          </>
        );
      }}
    </QueryView>
  );
}

/** Asks for the product of the address. @returns it, or undefined where the address names none or it did not come */
export async function prefetchProduct(
  data: QueryClient,
  shop: Shop,
  query: URLSearchParams,
): Promise<ProductDetail | undefined> {
  const ref = productRef(query);
  if (!ref) return undefined;
  const detail = productDetail(shop, ref);
  await data.prefetchQuery(detail);
  return data.getQueryData(detail.queryKey);
}

/** Until the words of the page are there. */
export function FactsSkeleton({ label }: { label: string }) {
  return (
    <Container loadingLabel={label}>
      <SkeletonText lines={8} />
    </Container>
  );
}
