import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#openapi/types.ts';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

export type ProductFilter = QueryOf<'listProducts'>;
export type ProductRef = QueryOf<'getProduct'>;
export type PriceRef = QueryOf<'getPriceDetail'>;
export type RecommendScene = QueryOf<'recommend'>;

const key = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'catalogue', ...rest);

export const categoryTree = (shop: Shop) =>
  queryOptions({
    queryKey: key(shop, 'categories'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/category/tree', { signal })),
    placeholderData: keepGuestData(key(shop, 'categories')),
  });

/** A page of products with its facets; the last page stays while the next one loads. */
export const productList = (shop: Shop, query: ProductFilter) =>
  queryOptions({
    queryKey: key(shop, 'list', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/product/list', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The products that not everybody can buy yet. */
export const launchList = (shop: Shop) =>
  queryOptions({
    queryKey: key(shop, 'launches'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/product/launches', { signal })),
    placeholderData: keepGuestData(key(shop, 'launches')),
  });

export const productDetail = (shop: Shop, query: ProductRef) =>
  queryOptions({
    queryKey: key(shop, 'detail', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/product/detail', { params: { query }, signal })),
    placeholderData: keepGuestData(key(shop, 'detail', query)),
  });

/** How the price of some pieces is made; the last answer stays while the next one is on its way. */
export const priceDetail = (shop: Shop, query: PriceRef) =>
  queryOptions({
    queryKey: key(shop, 'price', query),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/product/price-detail', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const recommendations = (shop: Shop, query: RecommendScene) =>
  queryOptions({
    queryKey: key(shop, 'recommend', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/product/recommend', { params: { query }, signal })),
    placeholderData: keepGuestData(key(shop, 'recommend', query)),
  });

export const warranty = (shop: Shop, spu: string) =>
  queryOptions({
    queryKey: key(shop, 'warranty', spu),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/product/warranty', { params: { query: { spu } }, signal })),
    placeholderData: keepGuestData(key(shop, 'warranty', spu)),
  });

/** The energy labels of the variants of a product. */
export const energyLabels = (shop: Shop, spu: string) =>
  queryOptions({
    queryKey: key(shop, 'efficiency', spu),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/product/efficiency', { params: { query: { spu } }, signal })),
    placeholderData: keepGuestData(key(shop, 'efficiency', spu)),
  });

export const collectionList = (shop: Shop) =>
  queryOptions({
    queryKey: key(shop, 'collections'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/collection/list', { signal })),
    placeholderData: keepGuestData(key(shop, 'collections')),
  });

export const collectionDetail = (shop: Shop, handle: string) =>
  queryOptions({
    queryKey: key(shop, 'collection', handle),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/collection/detail', { params: { query: { handle } }, signal })),
    placeholderData: keepGuestData(key(shop, 'collection', handle)),
  });

export const searchSuggestions = (shop: Shop, query: QueryOf<'suggest'>) =>
  queryOptions({
    queryKey: key(shop, 'suggest', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/search/suggest', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const hotTerms = (shop: Shop) =>
  queryOptions({
    queryKey: key(shop, 'hot'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/search/hot', { signal })),
    placeholderData: keepGuestData(key(shop, 'hot')),
  });
