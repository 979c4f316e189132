import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

/** One policy with its text. */
export const policy = (shop: Shop, key: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'policy', key),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/support/policy', { params: { query: { key } }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'policy', key)),
  });
