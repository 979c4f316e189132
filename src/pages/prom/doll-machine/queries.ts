import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

type Schemas = components['schemas'];
export type DollMachine = Schemas['DollMachine'];
export type DollPrize = Schemas['DollPrize'];
export type DollPlay = Schemas['DollPlay'];
export type DollStanding = Schemas['DollStanding'];

/** What the member has played, newest first. */
export const dollPlays = (shop: Shop) =>
  infiniteQueryOptions({
    queryKey: shopKey(shop, 'doll-machine', 'plays'),
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/prom/doll-machine/records', {
          signal,
          params: { query: pageParam === '' ? {} : { after: pageParam } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
  });
