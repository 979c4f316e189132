import { IconTicket, Inline, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { shoppingCartText as text } from './text.ts';
import type { CartView } from './cart-rows.ts';

interface CouponHintProps {
  readonly fit: CartView['couponFit'];
  readonly hint: CartView['couponHint'];
}

/** The coupon of the member that fits and what it brings at the checkout, else how little one lacks. */
export function CouponHint({ fit, hint }: CouponHintProps) {
  const site = useSite();
  const words = fit
    ? text.couponFit(couponAmount(fit.coupon.terms, site), formatMoney(fit.saves))
    : hint && text.couponHint(formatMoney(hint.missing), couponAmount(hint.coupon.terms, site));
  return (
    <Inline gap="xs">
      <IconTicket size={20} />
      <Text size="small" weight="medium">
        {words}
      </Text>
    </Inline>
  );
}
