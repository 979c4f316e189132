import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type SuitDetail = components['schemas']['SuitDetail'];
export type SuitItem = components['schemas']['SuitItem'];
export type SuitChoice = components['schemas']['SuitChoice'];
export type SuitRoom = components['schemas']['SuitRoom'];

/** A page of the bundles of the market. */
export const suitList = (shop: Shop, query: NonNullable<operations['listSuits']['parameters']['query']>) =>
  queryOptions({
    queryKey: shopKey(shop, 'suit', 'list', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/prom/suit/list', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** A bundle; a member whom the page recognises sees what a guest was shown until the own limit comes. */
export const suitDetail = (shop: Shop, suitId: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'suit', 'detail', suitId),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/suit/detail', { params: { query: { suitId } }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'suit', 'detail', suitId)),
  });
