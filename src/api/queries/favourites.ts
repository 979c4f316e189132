import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

/** What the member keeps, the newest first. */
export const favourites = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'favourites'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/favourite', { signal })),
  });
