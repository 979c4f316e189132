import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export type CoinEntryFilter = components['schemas']['CoinEntryFilter'];

export const coinTasks = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'coin', 'tasks'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coin/task/list', { signal })),
  });

export const coinExchange = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'coin', 'exchange'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coin/exchange', { signal })),
  });

interface HistoryPart {
  readonly type: CoinEntryFilter | undefined;
  /** 'YYYY-MM'; the running month without it. */
  readonly month: string | undefined;
  /** The last entry of the page before. */
  readonly after: string | undefined;
}

/** A page of a month of the member's coins; the one before stays while the next one loads. */
export const coinDetails = (shop: Shop, part: HistoryPart) =>
  queryOptions({
    queryKey: shopKey(shop, 'coin', 'details', part.type, part.month, part.after),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/coin/details', {
          params: {
            query: {
              ...(part.type === undefined ? {} : { type: part.type }),
              ...(part.month === undefined ? {} : { month: part.month }),
              ...(part.after === undefined ? {} : { after: part.after }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
