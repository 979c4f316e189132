import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useClaim } from '#src/widgets/coupons/use-claim.ts';
import { campaign, campaignRefOf } from './queries.ts';

/** Claims coupons of the campaign of this page, which a claim makes out of date. */
export const useCampaignClaim = () => useClaim(campaign(useShop(), campaignRefOf(usePlace())).queryKey);
