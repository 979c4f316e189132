import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export const policyList = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'policies'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/support/policy/list', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'policies')),
  });
