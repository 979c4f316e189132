import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export const marketList = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'market', 'list'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/market/list', { signal })),
  });
