import { useQueries, type QueryClient } from '@tanstack/react-query';
import { productList } from '#src/api/queries/catalogue.ts';
import type { Shop } from '#src/api/shop.ts';
import { useShop } from '#src/use-shop.ts';
import { pagesOf, productFilterOf, type ListBase } from './list-query.ts';

const queriesOf = (shop: Shop, query: URLSearchParams, base: ListBase) =>
  pagesOf(query).map((page) => productList(shop, productFilterOf(query, base, page)));

/** Reads the pages of the address before it is rendered. */
export const prefetchProductList = (data: QueryClient, shop: Shop, query: URLSearchParams, base: ListBase) =>
  Promise.all(queriesOf(shop, query, base).map((page) => data.prefetchQuery(page)));

/** The pages on show; those of the last filters stay, marked as old, while new ones load. */
export function useProductList(query: URLSearchParams, base: ListBase) {
  const pages = useQueries({ queries: queriesOf(useShop(), query, base) });
  return {
    /** What is said of the whole list: count and facets. */
    whole: pages.findLast(({ data }) => data !== undefined)?.data,
    products: pages.flatMap(({ data }) => data?.list ?? []),
    isOld: pages.some(({ isPlaceholderData }) => isPlaceholderData),
    isLoadingMore: pages.some(({ isPending }) => isPending),
    error: pages.find(({ error, data }) => error && !data)?.error,
    retry: () => Promise.all(pages.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
