import { queryOptions } from '@tanstack/react-query';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

/** The invoices of an order, and whether a company can still be put on them. */
export const orderBill = (shop: Shop, orderNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'order', 'bill', orderNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/bill', {
          params: { query: { orderNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
    staleTime: 0,
  });
