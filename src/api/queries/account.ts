import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export const userInfo = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'info'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/bff-app/v1/mobile/user-info', { signal })),
  });

export const suInfo = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'savvy'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/bff-app/v1/mobile/su-info', { signal })),
  });

/** A month of the account of points, the running one without a name; the last month stays while the next one loads. */
export const savvyPoints = (shop: Shop, month: string | undefined) =>
  queryOptions({
    queryKey: shopKey(shop, 'account', 'savvy', 'points', month),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/savvy/points', {
          params: { query: month === undefined ? {} : { month } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
