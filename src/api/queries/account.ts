import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export const userInfo = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'info'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/bff-app/v1/mobile/user-info', { signal })),
  });

export const suInfo = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'savvy'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/bff-app/v1/mobile/su-info', { signal })),
  });
