import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export type ActivityState = components['schemas']['ActivityState'];
export type ActivityCard = components['schemas']['ActivityCard'];

/** A page of the public promotions of the market in one state. */
export const activityList = (shop: Shop, status: ActivityState, pageNo = 1) =>
  queryOptions({
    queryKey: shopKey({ ...shop, member: null }, 'promotions', 'activities', status, pageNo),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/activity/list', { params: { query: { status, pageNo } }, signal })),
    placeholderData: keepPreviousData,
  });
