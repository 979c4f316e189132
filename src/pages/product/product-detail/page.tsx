import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Container, SkeletonProduct } from '#design-system/index.ts';
import { litName, readLight } from '#rules/light-setting.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { productDetail, recommendations } from '#src/api/queries/catalogue.ts';
import { couponsOfSku } from '#src/api/queries/coupon.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import type { PageModule } from '#src/routing/page.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { useShop } from '#src/actors/use-shop.ts';
import { loadLightRoom } from '#src/widgets/light-stage/opening-stage.tsx';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { href } from '#src/routing/href.ts';
import { firstQuestions, newestReviews, suitsOfProduct } from '../parts/queries.ts';
import { skuOf, type ProductDetail } from '../parts/choice.ts';
import { loadBestCoupon } from './late-best-coupon.tsx';
import { productRef } from '../parts/product-ref.ts';
import { Product } from './product.tsx';
import { loadBundles } from './bundles/product-bundles.tsx';
import { loadQuestions } from './questions/product-questions.tsx';
import { loadReviews } from './reviews/product-reviews.tsx';
import { structuredProduct } from './structured-data.ts';

// Only who comes from a coin task gets it, after the page.
const BrowseTimer = lazy(() =>
  import('#src/widgets/browse-timer/browse-timer.tsx').then((module) => ({ default: module.BrowseTimer })),
);

const missing = lateCode('missing-product', () => import('./missing-product.tsx').then((part) => part.MissingProduct));

/** What an address says beside the product, and goes on saying with another variant. */
const carriedOn = ['coinTask', 'light', 'level'];

/** One product, by its spu or by one of its SKUs. */
export default function ProductDetailPage() {
  const shop = useShop();
  const cache = useQueryClient();
  const navigateTo = useNavigateTo();
  const { query } = usePlace();
  const ref = productRef(query);
  const coinTask = query.get('coinTask');
  const found = useQuery({
    ...productDetail(shop, ref ?? {}),
    enabled: ref !== undefined,
  });

  const { data, error } = found;
  const sku = data && skuOf(data, query.get('sku'));
  const isUnknown = !data && error instanceof ShopApiError && error.status === 404;
  const waiting = (
    <Container loadingLabel={productPageText.loading}>
      <SkeletonProduct />
    </Container>
  );
  if (!ref || isUnknown || (data && !sku))
    return (
      <missing.Guard>
        <Suspense fallback={waiting}>
          <missing.Component />
        </Suspense>
      </missing.Guard>
    );
  const choose = (product: ProductDetail, chosen: string) => {
    const { spu } = product;
    // The address names the spu from now on; what is known of it under the SKU is known of it.
    cache.setQueryData(productDetail(shop, { spu }).queryKey, product);
    const carried = Object.fromEntries(carriedOn.map((name) => [name, query.get(name) ?? undefined]));
    navigateTo(href('/product-detail', { spu, sku: chosen, ...carried }), { replace: true });
  };
  return (
    <QueryView query={found} waiting={waiting} bringsMargins withNote>
      {(product) => (
        <>
          {sku && (
            <Product
              key={product.spu}
              product={product}
              addressed={sku}
              onChoose={(chosen) => choose(product, chosen)}
            />
          )}
          {coinTask !== null && (
            <ErrorBoundary quiet onError={remoteLog.pageError}>
              <Suspense>
                <BrowseTimer key={product.spu} taskId={coinTask} spu={product.spu} />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      )}
    </QueryView>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const ref = productRef(query);
  const others = () => Promise.all([data.prefetchQuery(recommendations(shop, { scene: 'EMPTY' })), missing.load()]);
  if (!ref) return void (await others());
  const detail = productDetail(shop, ref);
  const related = (spu: string) =>
    Promise.all([
      data.prefetchQuery(recommendations(shop, { scene: 'PDP', spu })),
      data.prefetchQuery(newestReviews(shop, spu)),
      data.prefetchQuery(firstQuestions(shop, spu)),
      data.prefetchQuery(suitsOfProduct(shop, spu)),
      loadBestCoupon(),
      loadReviews(),
      loadQuestions(),
      loadBundles(),
      loadLightRoom(),
    ]);
  await Promise.all([data.prefetchQuery(detail), ref.spu !== undefined && related(ref.spu)]);
  const product = data.getQueryData(detail.queryKey);
  const sku = product && skuOf(product, query.get('sku'));
  if (!product || !sku) return void (await others());
  await Promise.all([
    data.prefetchQuery(couponsOfSku(shop, sku.sku)),
    // An address that names a SKU only: the product says which spu it belongs to.
    ref.spu === undefined && related(product.spu),
  ]);
};

/** The picture for previews of a link: the lamp in the light that the link carries, else by day. */
function previewOf(product: ProductDetail, query: URLSearchParams): string | undefined {
  const { media, light } = product;
  const sku = skuOf(product, query.get('sku'));
  const lit = light && sku?.relit && litName(readLight(query, light), light.white);
  const image = lit === undefined ? media[0] : sku?.image;
  return image && `${image.url}${lit === undefined ? 'day-640.webp' : `${lit}-card.jpg`}`;
}

export const head: PageModule['head'] = (data, shop, { query }) => {
  const ref = productRef(query);
  const product = ref && data.getQueryData(productDetail(shop, ref).queryKey);
  if (!product) return { noindex: !ref };
  return {
    title: product.seo.title,
    description: product.seo.description,
    image: previewOf(product, query),
    // For readers of the server's markup; a browser never writes it.
    jsonLd: import.meta.env.SSR ? [structuredProduct(product)] : [],
  };
};
