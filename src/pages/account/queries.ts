import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

/** Where the member is logged in. */
export const signedInSessions = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'sessions'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/bff-app/v1/mobile/account/sessions', { signal })),
  });
