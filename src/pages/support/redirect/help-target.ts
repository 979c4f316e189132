import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type HelpTarget = components['schemas']['HelpTarget'];

const longestKey = 200;

/** The key that an address names; a code is one that was printed. */
export const keyOf = (query: URLSearchParams): string =>
  (query.get('key') ?? query.get('code') ?? '').slice(0, longestKey);

/** Where a key of the list of links leads. */
export const helpTarget = (shop: Shop, key: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'redirect', key),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/support/redirect', { params: { query: { key } }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'redirect', key)),
  });
