import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

/** Under the orders, so that whatever makes an order be read again does so with its requests. */
const key = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'order', 'rma', ...rest);

/** What of an order can be returned, replaced or claimed; `accessKey` opens it for a guest. */
export const rmaEligibility = (shop: Shop, orderNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'eligibility', orderNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/rma/eligibility', {
          params: { query: { orderNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
    staleTime: 0,
  });

/** What a request would give back if it were sent as it is; it writes nothing. Without a request nothing is read. */
export const rmaPreview = (shop: Shop, body: components['schemas']['NewRma'] | undefined, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'preview', body),
    queryFn:
      body === undefined
        ? skipToken
        : ({ signal }) =>
            unwrap(shop.client.POST('/app-mall/v1/rma/preview', { body, headers: orderKey(accessKey), signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One request about an order. */
export const rmaDetail = (shop: Shop, orderNo: string, rmaNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'detail', rmaNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/rma/detail', {
          params: { query: { orderNo, rmaNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
    staleTime: 0,
  });

/** A page of the member's requests, the newest first. */
export const rmaList = (shop: Shop, query: { readonly pageNo: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: key(shop, 'list', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/rma/list', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
