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
/** No campaign has this name: whatever was asked for, the shop can be asked whether it exists. */
const noHandle = '-';

/** The campaign of a page with an address of its own, else the one that its address names. */
export function campaignRefOf({ path, params, query }: Place): CampaignRef {
  const handle = eventAt(path) ?? params['handle'] ?? '';
  const preview = query.get('preview')?.slice(0, 200);
  return { handle: handlePattern.test(handle) ? handle : noHandle, ...(preview && { preview }) };
}

/** A campaign; a member sees what a guest was shown until the own coupons come. */
export const campaign = (shop: Shop, ref: CampaignRef) =>
  queryOptions({
    queryKey: shopKey(shop, 'promotions', 'campaign', ref),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/activity/detail', { params: { query: ref }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'promotions', 'campaign', ref)),
  });
