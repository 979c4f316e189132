import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type NewUserOffer = components['schemas']['NewUserOffer'];

/** What waits for new members; a member sees what a guest was shown until the own standing comes. */
export const newUserOffer = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'new-user'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/prom/new-user', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'new-user')),
  });
