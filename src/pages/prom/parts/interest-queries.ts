import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type InterestProject = components['schemas']['InterestProject'];
export type InterestDetail = components['schemas']['InterestDetail'];

/** The key of everything about lights that are not out yet. */
export const interestKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'interest', ...rest);

/** What is not out yet; a member sees what a guest was shown until the own registrations come. */
export const interestProjects = (shop: Shop) =>
  queryOptions({
    queryKey: interestKey(shop, 'list'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/prom/interest/list', { signal })),
    placeholderData: keepGuestData(interestKey(shop, 'list')),
  });

/** A project. @param token of the link in a mail */
export const interestProject = (shop: Shop, projectId: string, token: string | undefined) =>
  queryOptions({
    queryKey: interestKey(shop, 'detail', projectId, token ?? null),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/prom/interest/detail', {
          params: { query: { projectId, ...(token === undefined ? {} : { token }) } },
          signal,
        }),
      ),
    placeholderData: keepGuestData(interestKey(shop, 'detail', projectId, token ?? null)),
  });
