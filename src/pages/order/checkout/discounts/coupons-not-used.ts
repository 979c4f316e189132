import type { Quote } from '#src/api/queries/checkout.ts';
import { discountsText } from './text.ts';

/** Why a coupon that the shopper chose is not in the price on screen; null where all of them are. */
export function couponsNotUsed(
  { used, unusable }: Quote['coupons'],
  chosen: readonly string[] | undefined,
): string | null {
  const missing = chosen?.find((id) => !used.some(({ couponId }) => couponId === id));
  if (missing === undefined) return null;
  return unusable.find(({ coupon }) => coupon.couponId === missing)?.message ?? discountsText.coupons.notUsed;
}
