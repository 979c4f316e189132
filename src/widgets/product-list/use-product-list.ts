import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { productList } from '#src/api/queries/catalogue.ts';
import type { Shop } from '#src/api/shop.ts';
import { useShop } from '#src/use-shop.ts';
import { pagesOf, productFilterOf, type ListBase } from './list-query.ts';

const queriesOf = (shop: Shop, query: URLSearchParams, base: ListBase) => {
  const pages = pagesOf(query);
  const read = (page: number) => productList(shop, productFilterOf(query, base, page));
  return { last: read(pages.at(-1) ?? 1), before: pages.slice(0, -1).map(read) };
};

/** Reads the pages of the address before it is rendered. */
export function prefetchProductList(data: QueryClient, shop: Shop, query: URLSearchParams, base: ListBase) {
  const { last, before } = queriesOf(shop, query, base);
  return Promise.all([...before, last].map((page) => data.prefetchQuery(page)));
}

/** The pages on show; what the last filters gave stays, marked as old, while the new products load. */
export function useProductList(query: URLSearchParams, base: ListBase) {
  const queries = queriesOf(useShop(), query, base);
  const last = useQuery(queries.last);
  const before = useQueries({ queries: queries.before });
  // The page above is what stays while one more loads: it is on show already.
  const isLoadingMore = before.length > 0 && (last.isPlaceholderData || last.isPending);
  const pages = isLoadingMore ? before : [...before, last];
  return {
    /** What is said of the whole list: count and facets. */
    whole: last.data,
    products: pages.flatMap(({ data }) => data?.list ?? []),
    isOld: last.isPlaceholderData && !isLoadingMore,
    isLoadingMore,
    error: last.error ?? before.find(({ error }) => error)?.error,
    retry: () => Promise.all([last, ...before].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
