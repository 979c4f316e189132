import { useClaimAfterLogin } from '#src/widgets/coupons/use-claim.ts';
import { useCampaignClaim } from './use-campaign-claim.ts';

/** Claims what a guest had pressed, wherever on the page its coupon stands. */
export function ClaimAfterLogin() {
  useClaimAfterLogin(useCampaignClaim().claim);
  return null;
}
