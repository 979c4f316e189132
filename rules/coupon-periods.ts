import type { Zone } from './dates.ts';
import { endOfDayAfter } from './local-days.ts';

/** How long a coupon of a template can be used: until a day for all, or so many days after the claim. */
export type CouponPeriod =
  | { readonly from: number; readonly to: number }
  | { readonly daysAfterClaim: number; readonly zone: Zone };

/** The period of a coupon that is claimed at an instant. */
export function periodOfClaim(period: CouponPeriod, claimed: number): { validFrom: number; validTo: number } {
  if ('from' in period) return { validFrom: period.from, validTo: period.to };
  return { validFrom: claimed, validTo: endOfDayAfter(claimed, period.daysAfterClaim, period.zone) };
}

/** How long an account counts as new to coupons, in days. */
const newMemberDays = 30;

/** True until the local day ends on which an account is 30 days old. */
export const isNewMember = (joined: number, now: number, zone: Zone): boolean =>
  now < endOfDayAfter(joined, newMemberDays, zone);
