import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export const addressList = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'address', 'list'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/address/list', { signal })),
  });

export const addressDetail = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'address', 'detail', id),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/address/detail', { params: { query: { id } }, signal })),
  });

/** Which fields an address of a country has, with their labels and rules. */
export const addressSchema = (shop: Shop, country: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'address', 'schema', country),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/address/schema', { params: { query: { country } }, signal })),
    staleTime: Infinity,
  });
