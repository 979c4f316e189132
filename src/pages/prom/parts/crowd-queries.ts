import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type CrowdCard = components['schemas']['CrowdCard'];
export type CrowdDetail = components['schemas']['CrowdDetail'];

/** The key of everything about crowdfunding. */
export const crowdKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'crowd', ...rest);

/** The projects of the market, the same for everybody. */
export const crowdProjects = (shop: Shop, pageNo: number) =>
  queryOptions({
    queryKey: crowdKey(shop, 'list', pageNo),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/crowd/list', { params: { query: { pageNo } }, signal })),
    placeholderData: keepGuestData(crowdKey(shop, 'list', pageNo)),
  });

/** A project, with what the member has pledged. @param token of the link in a mail */
export const crowdProject = (shop: Shop, id: string, token: string | undefined) =>
  queryOptions({
    queryKey: crowdKey(shop, 'detail', id, token ?? null),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/prom/crowd/detail', {
          params: { query: { id, ...(token === undefined ? {} : { token }) } },
          signal,
        }),
      ),
    placeholderData: keepGuestData(crowdKey(shop, 'detail', id, token ?? null)),
  });
