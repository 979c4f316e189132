import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type EarlyBird = components['schemas']['EarlyBird'];

/** A step may be sold at any moment: it is asked for so often while somebody looks (ms). */
const freshFor = 30_000;
const earlyBirdKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'early bird', ...rest);

/** The ladders of the market. The page that the server sent may be a minute old, so it is asked at once. */
export const earlyBirds = (shop: Shop) =>
  queryOptions({
    queryKey: earlyBirdKey(shop, 'list'),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/early-bird/list', { params: { query: { kind: 'ACTIVITY' } }, signal })),
    staleTime: 0,
    refetchInterval: freshFor,
    placeholderData: keepGuestData(earlyBirdKey(shop, 'list')),
  });

/** One of them with its product. */
export const earlyBird = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: earlyBirdKey(shop, 'detail', id),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/early-bird/detail', { params: { query: { id } }, signal })),
    staleTime: 0,
    refetchInterval: freshFor,
    placeholderData: keepGuestData(earlyBirdKey(shop, 'detail', id)),
  });
