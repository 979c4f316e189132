import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';
import type { Place } from '#src/routing/page.ts';
import { eventAt } from '../parts/event-address.ts';

export type Campaign = components['schemas']['CampaignDetail'];

/** Which campaign an address shows, and the key of a signed link. */
export interface CampaignRef {
  readonly handle: string;
  readonly preview?: string;
}

const handlePattern = /^[\w-]{1,60}$/;

/** The campaign of a page with an address of its own, else the one that its address names; undefined for no possible name. */
export function campaignRefOf({ path, params, query }: Place): CampaignRef | undefined {
  const handle = eventAt(path) ?? params['handle'] ?? '';
  const preview = query.get('preview')?.slice(0, 200);
  return handlePattern.test(handle) ? { handle, ...(preview && { preview }) } : undefined;
}

/** A campaign; a member sees what a guest was shown until the own coupons come. */
export const campaign = (shop: Shop, ref: CampaignRef) =>
  queryOptions({
    queryKey: shopKey(shop, 'promotions', 'campaign', ref),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/activity/detail', { params: { query: ref }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'promotions', 'campaign', ref)),
  });
