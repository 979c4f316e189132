import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

type HelpSearch = components['schemas']['HelpSearch'];

/** A page of what the help says about some words; the last one stays while the next one loads. */
export const helpSearch = (shop: Shop, { q, pageNo }: { readonly q: string; readonly pageNo: number }) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'search', q, pageNo),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/support/search', { params: { query: { q, pageNo } }, signal })),
    placeholderData: (previous: HelpSearch | undefined, before) =>
      before?.queryKey[0] === shop.site ? previous : undefined,
  });
