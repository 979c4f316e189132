import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export type FlashSale = components['schemas']['FlashSale'];
export type FlashSession = components['schemas']['FlashSession'];
export type FlashItem = components['schemas']['FlashItem'];

/** Pieces of a sale go fast: what is left is asked for so often while somebody looks (ms). */
const freshFor = 30_000;

/**
 * The sessions and the items of one; what was shown last stays while another one is on its way. The page that the server
 * sent may be a minute old, so it is asked at once.
 */
export const flashSale = (shop: Shop, sessionId: string | undefined) =>
  queryOptions({
    queryKey: shopKey(shop, 'flash sale', sessionId ?? 'now'),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/prom/flash-sale', {
          params: { query: sessionId === undefined ? {} : { sessionId } },
          signal,
        }),
      ),
    staleTime: 0,
    refetchInterval: freshFor,
    placeholderData: keepPreviousData,
  });
