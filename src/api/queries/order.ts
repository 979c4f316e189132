import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#openapi/types.ts';
import { orderKey } from '../client.ts';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export type OrderFilter = NonNullable<operations['listOrders']['parameters']['query']>;

const key = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'order', ...rest);

export const orderList = (shop: Shop, query: OrderFilter) =>
  queryOptions({
    queryKey: [...orderLists(shop), query],
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/order/list', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The key of every list of orders. */
export const orderLists = (shop: Shop) => key(shop, 'list');

/** One order; `accessKey` opens it for a guest. */
export const orderDetail = (shop: Shop, orderNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'detail', orderNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/detail', {
          params: { query: { orderNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
    staleTime: 0,
  });

export const revokeOptions = (shop: Shop, orderNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'revoke', orderNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/revoke/options', {
          params: { query: { orderNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
    staleTime: 0,
  });

export const completedOrder = (shop: Shop, orderNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'completed', orderNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/completed', {
          params: { query: { orderNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
  });

export const paymentMethods = (shop: Shop, orderNo: string, accessKey?: string) =>
  queryOptions({
    queryKey: key(shop, 'methods', orderNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/payment/methods', {
          params: { query: { orderNo } },
          headers: orderKey(accessKey),
          signal,
        }),
      ),
    staleTime: 0,
  });
