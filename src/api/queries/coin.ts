import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

/** What a member has, and how the check-ins stand. */
export const coinSummary = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'coin', 'summary'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coin/summary', { signal })),
  });

/** A page of the products of a coin task, with those that count already. */
export const coinTaskProducts = (shop: Shop, taskId: string, pageNo: number) =>
  queryOptions({
    queryKey: shopKey(shop, 'coin', 'tasks', taskId, pageNo),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/coin/task/products', { params: { query: { taskId, pageNo } }, signal })),
    placeholderData: keepPreviousData,
  });

/** How coins work in the market, and what a member has of them. */
export const coinRule = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'coin', 'rule'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coin/rule', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'coin', 'rule')),
  });
