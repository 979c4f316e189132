import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { productList, recommendations } from '#src/api/queries/catalogue.ts';
import type { Shop } from '#src/api/shop.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useAppContext } from '#src/actors/app-context.ts';
import { pagesOf, productFilterOf, type ListBase, type ReadProducts } from './list-query.ts';

/** One row or less on a wide screen: more follows it. */
export const fewProducts = 4;
export const fewScene = 'EMPTY';

const queriesOf = (
  data: QueryClient,
  shop: Shop,
  query: URLSearchParams,
  base: ListBase,
  products: ReadProducts = productList,
) => {
  const pages = pagesOf(query);
  const read = (page: number) => products(shop, productFilterOf(query, base, page));
  const last = read(pages.at(-1) ?? 1);
  const earlier = pages.slice(0, -1).map(read);
  const before = queryOptions({
    queryKey: [...last.queryKey, 'before'],
    queryFn: () => Promise.all(earlier.map((page) => data.fetchQuery(page))),
    // Pages that were read one after the other stay on show without a gap.
    initialData: () => {
      const readPages = earlier.flatMap(({ queryKey }) => data.getQueryData(queryKey) ?? []);
      return readPages.length === earlier.length ? readPages : undefined;
    },
    enabled: earlier.length > 0,
  });
  return { last, before };
};

/** Loads the pages of the address before it is rendered, and gives the last of them where it came. */
export async function prefetchProductList(
  data: QueryClient,
  shop: Shop,
  query: URLSearchParams,
  base: ListBase,
  products?: ReadProducts,
) {
  const { last, before } = queriesOf(data, shop, query, base, products);
  await Promise.all([data.prefetchQuery(last), before.enabled && data.prefetchQuery(before)]);
  const total = data.getQueryData(last.queryKey)?.total;
  // A list that fills no screen, or is empty, is followed by what others like.
  if (total !== undefined && total <= fewProducts) await data.prefetchQuery(recommendations(shop, { scene: fewScene }));
}

/** The pages on show; what the last filters gave stays, marked as old, while the new products load. */
export function useProductList(query: URLSearchParams, base: ListBase, products?: ReadProducts) {
  const { data } = useAppContext();
  const queries = queriesOf(data, useShop(), query, base, products);
  const last = useQuery(queries.last);
  const before = useQuery(queries.before);
  const above = before.data ?? [];
  // The page above is what stays while one more loads: it is on show already.
  const isLoadingMore = above.length > 0 && (last.isPlaceholderData || last.isPending);
  const pages = isLoadingMore || !last.data ? above : [...above, last.data];
  return {
    /** What is said of the whole list: count and facets. */
    whole: last.data,
    /** When it was said, in epoch ms of this device. */
    readAt: last.dataUpdatedAt,
    products: pages.flatMap(({ list }) => list),
    isOld: last.isPlaceholderData && !isLoadingMore,
    isLoadingMore,
    error: last.error ?? before.error,
    retry: () => Promise.all([last, before].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
