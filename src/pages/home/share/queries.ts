import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

/** The member's own code with what has come of it. */
export const ownShareCode = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'share', 'own'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/user-share-code', { signal })),
  });
