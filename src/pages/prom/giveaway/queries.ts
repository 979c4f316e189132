import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, type Shop, shopKey } from '#src/api/shop.ts';

export type Giveaway = components['schemas']['GiveawayDetail'];
export type Step = components['schemas']['GiveawayStep'];

/** A giveaway by its handle, or by that of its page; a member sees what a guest was shown until the own entries come. */
export const giveaway = (shop: Shop, handle: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'giveaway', handle),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/giveaway/detail', { params: { query: { handle } }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'giveaway', handle)),
  });

/** The entries of the member one by one, as the draw counts them. */
export const ownEntries = (shop: Shop, handle: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'giveaway', handle, 'entries'),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/giveaway/my-entries', { params: { query: { handle } }, signal })),
  });

/** The link that a member shares, ready before it is pressed: a browser shares only what it has at that moment. */
export const shareLink = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'giveaway', 'share'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/user-share-code', { signal })),
  });
