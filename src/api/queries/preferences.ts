import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

/** Which mail somebody gets: whoever holds the token of a mail, or else the member. */
export const mailPreferences = (shop: Shop, token: string | undefined) =>
  queryOptions({
    queryKey: shopKey(shop, 'mailPreferences', token),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/unsubscribe', {
          params: { query: token === undefined ? {} : { token } },
          signal,
        }),
      ),
  });
