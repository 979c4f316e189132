import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export type ActivityState = components['schemas']['ActivityState'];
export type ActivityCard = components['schemas']['ActivityCard'];

/** A page of the public promotions of the market in one state, of one type alone where it is given. */
export const activityList = (shop: Shop, status: ActivityState, pageNo = 1, type?: ActivityCard['type']) =>
  queryOptions({
    queryKey: shopKey({ ...shop, member: null }, 'promotions', 'activities', status, pageNo, type),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/prom/activity/list', {
          params: { query: { status, pageNo, ...(type && { type }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
