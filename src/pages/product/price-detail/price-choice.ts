import type { components } from '#openapi/types.ts';
import type { PriceRef } from '#src/api/queries/catalogue.ts';

/** What a price is counted with besides: a coupon for the items, one for the delivery, coins. */
export type PriceChoice = Pick<PriceRef, 'couponId' | 'shippingCouponId' | 'coins'>;

type Terms = Pick<components['schemas']['CouponTerms'], 'kind'>;
type ChosenCoupon = { readonly couponId: string; readonly terms: Terms };

const slotOf = ({ kind }: Terms) => (kind === 'SHIPPING' ? 'shippingCouponId' : 'couponId');

export function isInChoice(choice: PriceChoice, { couponId, terms }: ChosenCoupon): boolean {
  return choice[slotOf(terms)] === couponId;
}

/** The choice after a coupon was pressed: it takes the place of the one of its kind, or goes out. */
export function withCouponPressed(choice: PriceChoice, coupon: ChosenCoupon): PriceChoice {
  const { [slotOf(coupon.terms)]: _, ...others } = choice;
  return isInChoice(choice, coupon) ? others : { ...others, [slotOf(coupon.terms)]: coupon.couponId };
}

/** The choice with coins or without. */
export function withCoins({ coins: _, ...others }: PriceChoice, isWith: boolean): PriceChoice {
  return isWith ? { ...others, coins: true } : others;
}
