import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

export const homeLayout = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'home', 'layout'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/home/layout', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'home', 'layout')),
  });
