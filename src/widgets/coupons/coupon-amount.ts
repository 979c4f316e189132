import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { couponText } from '#src/text/coupons.ts';
import { inSpelling } from '#src/text/in-spelling.ts';
import { couponWorth } from '../coupon-words.ts';

/** What a coupon takes off, in the spelling of a market: '$10 off', '15% off', 'Free shipping'. */
export const couponAmount = (terms: components['schemas']['CouponTerms'], site: Site): string =>
  couponWorth(terms, inSpelling(couponText, site));
