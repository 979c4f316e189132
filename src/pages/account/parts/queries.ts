import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

/** Where the member is logged in. */
export const signedInSessions = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'sessions'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/bff-app/v1/mobile/account/sessions', { signal })),
  });

/** Whether an email has an account; the shop says so to whoever registers with it anyway. */
export const emailCheck = (shop: Shop, email: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'email-check', email),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/bff-app/v1/mobile/email/check', { params: { query: { email } }, signal })),
    retry: false,
  });

/** The cards that the member pays with again, at the provider; the shop knows no number. */
export const savedCards = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'cards'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/payment/card', { signal })),
  });

/** The picture of a personal page that has none of its own: the room of the first collection; null where there is none. */
export const entryPicture = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'entry-picture'),
    queryFn: async ({ signal }) => {
      const { list } = await unwrap(shop.client.GET('/app-mall/v1/collection/list', { signal }));
      return list[0]?.image ?? null;
    },
    placeholderData: keepGuestData(shopKey(shop, 'account', 'entry-picture')),
  });

/** The newest lights that the member has received and kept. */
export const ownLights = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'order', 'purchases', 'newest'),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/order/purchase/list', { params: { query: { pageSize: 12 } }, signal })),
  });
