import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export type Prize = components['schemas']['Prize'];
export type PrizeTab = components['schemas']['PrizeTab'];

/** Everything that is known of prizes. */
export const prizesKey = (shop: Shop) => shopKey(shop, 'prizes');

/** What the member has won, by where it stands. */
export const prizeList = (shop: Shop, tab: PrizeTab) =>
  queryOptions({
    queryKey: [...prizesKey(shop), tab],
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/prize/list', { params: { query: { tab } }, signal })),
  });
