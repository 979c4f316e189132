import { Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { shoppingCartText as text } from './text.ts';
import type { CartView } from './cart-rows.ts';

/** How little a coupon of the member lacks. */
export function CouponHint({ coupon, missing }: NonNullable<CartView['couponHint']>) {
  return (
    <Text size="small" weight="medium">
      {text.couponHint(formatMoney(missing), couponAmount(coupon.terms, useSite()))}
    </Text>
  );
}
