import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

/** What is left to pay for a reservation that is sent to an address. */
export const balanceQuote = (shop: Shop, reservationId: string, addressId: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'deposit', 'balance', reservationId, addressId),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/prom/early-bird/balance', {
          params: { query: { reservationId, addressId } },
          signal,
        }),
      ),
    staleTime: 0,
  });
