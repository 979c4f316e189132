import { CouponRow } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { discountsText } from './text.ts';

const text = discountsText.picker;

/** The coupons that do nothing for this order, each with the reason. */
export function UnusableCoupons({ coupons }: { coupons: Quote['coupons']['unusable'] }) {
  const site = useSite();
  return (
    <ul>
      {coupons.map(({ coupon, message, missing }) => (
        <li key={coupon.couponId}>
          <CouponRow
            amount={couponAmount(coupon.terms, site)}
            title={coupon.terms.name}
            stateText={missing ? text.missing(formatMoney(missing)) : message}
          />
        </li>
      ))}
    </ul>
  );
}
