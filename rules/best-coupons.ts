import { type ApplicableCoupon, canStack, couponSteps, isForShipping } from './coupons.ts';
import { type PricedOrder, type PriceInput, priceOrder, type Totals } from './prices.ts';

export interface CouponCombination {
  /** None, one, or one for the goods and one for the delivery. */
  readonly coupons: readonly ApplicableCoupon[];
  readonly priced: PricedOrder;
}

/** The price of an order with some coupons that go together. @param input without coupons */
export function priceWithCoupons(input: PriceInput, coupons: readonly ApplicableCoupon[]): CouponCombination {
  return { coupons, priced: priceOrder({ ...input, ...couponSteps(coupons) }) };
}

/** What a coupon takes off an order: from the goods, or from the delivery. Minor units. */
export function discountOf(coupon: ApplicableCoupon['coupon'], { totals }: PricedOrder): number {
  return isForShipping(coupon) ? totals.shippingDiscount : totals.couponDiscount;
}

/** What goods and delivery cost, before any tax that is added. */
const subtotal = ({ goodsTotal, shipping, shippingDiscount }: Totals): number =>
  goodsTotal + shipping - shippingDiscount;

/** What a combination saves; minor units. Below 0 where it costs the free delivery and takes off less than that. */
export function savedBy(combination: CouponCombination, without: PricedOrder): number {
  return subtotal(without.totals) - subtotal(combination.priced.totals);
}

const hasGift = ({ coupons }: CouponCombination): boolean => coupons.some(({ coupon }) => coupon.terms.kind === 'GIFT');

const expiries = ({ coupons }: CouponCombination): number[] =>
  coupons.map(({ coupon }) => coupon.validTo).toSorted((a, b) => a - b);

/** Names decide last, so that two equal coupons never trade places between two quotes. */
const names = ({ coupons }: CouponCombination): string => coupons.map(({ coupon }) => coupon.couponId).join(' ');

/**
 * Negative where `a` is better than `b`: the lower total; of equal totals the one with a gift, then the one with fewer
 * coupons, then the one that runs out first.
 */
export function compareCombinations(a: CouponCombination, b: CouponCombination): number {
  const byTotal = a.priced.totals.grandTotal - b.priced.totals.grandTotal;
  if (byTotal !== 0) return byTotal;
  if (hasGift(a) !== hasGift(b)) return hasGift(a) ? -1 : 1;
  if (a.coupons.length !== b.coupons.length) return a.coupons.length - b.coupons.length;
  const other = expiries(b);
  const byExpiry = expiries(a).map((expiry, index) => expiry - (other[index] ?? expiry));
  return byExpiry.find((difference) => difference !== 0) ?? (names(a) < names(b) ? -1 : 1);
}

/**
 * The combination with the lowest total before coins, by `compareCombinations` over all of them: without coupons, with
 * each one alone, and with each pair that goes together. Free delivery is measured after each coupon, so the largest
 * discount is not always the best one.
 * @param input without coupons and without coins
 * @param applicable the coupons of the member that could be used
 */
export function bestCoupons(input: PriceInput, applicable: readonly ApplicableCoupon[]): CouponCombination {
  const forItems = applicable.filter(({ coupon }) => !isForShipping(coupon));
  const forShipping = bestForShipping(input, applicable);
  const pairs = forItems.flatMap((one) =>
    forShipping.filter(({ coupon }) => canStack(one.coupon, coupon)).map((other) => [one, other]),
  );
  const combinations = [[], ...[...forItems, ...forShipping].map((one) => [one]), ...pairs];
  return combinations
    .map((coupons) => priceWithCoupons(input, coupons))
    .reduce((best, next) => (compareCombinations(next, best) < 0 ? next : best));
}

/**
 * Every coupon for the delivery meets the same fee and goes with the same coupons, so only the one that takes most off it
 * can be in the best combination, and of equal ones the one that runs out first.
 */
function bestForShipping(input: PriceInput, applicable: readonly ApplicableCoupon[]): ApplicableCoupon[] {
  const fee = input.shipping?.price ?? 0;
  const taken = ({ coupon }: ApplicableCoupon): number => Math.min(fee, coupon.terms.value ?? fee);
  const [best] = applicable
    .filter(({ coupon }) => isForShipping(coupon))
    .toSorted(
      (a, b) =>
        taken(b) - taken(a) || a.coupon.validTo - b.coupon.validTo || (a.coupon.couponId < b.coupon.couponId ? -1 : 1),
    );
  return best === undefined ? [] : [best];
}
