import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export type LocalLines = readonly components['schemas']['MergeLine'][];

/** The cart of a member. Always asked anew: stock and prices move. */
export const memberCart = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'cart', 'member'),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/shopping-cart', { headers: { site: shop.site }, signal })),
    staleTime: 0,
  });

/** The local cart of a guest, priced by the server; the last prices stay while new ones load. */
export const guestCart = (shop: Shop, lines: LocalLines, selected: readonly string[]) =>
  queryOptions({
    queryKey: shopKey(shop, 'cart', 'guest', lines, selected),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.POST('/app-mall/v1/shopping-cart/quote', {
          body: { lines: [...lines], selected: [...selected] },
          signal,
        }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
