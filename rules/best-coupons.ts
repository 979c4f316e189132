import { groupBy } from './group-by.ts';
import {
  type ApplicableCoupon,
  canStack,
  couponSteps,
  isForShipping,
  itemsDiscount,
  shippingDiscount,
} from './coupons.ts';
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
const names = ({ coupons }: CouponCombination): string =>
  coupons
    .map(({ coupon }) => coupon.couponId)
    .toSorted()
    .join(' ');

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

/** What a coupon takes off when it is the only one. @param plain the order without coupons. Minor units. */
export function discountAlone({ coupon, eligible }: ApplicableCoupon, plain: PricedOrder): number {
  return isForShipping(coupon)
    ? shippingDiscount(coupon.terms, plain.totals.shipping)
    : itemsDiscount(coupon.terms, eligible);
}

/**
 * The combination with the lowest total before coins, by `compareCombinations` over all of them: without coupons, with
 * each one alone, and with each pair that goes together. Free delivery is measured after each coupon, so the largest
 * discount is not always the best one. At most eleven prices are made, however many coupons there are.
 * @param input without coupons and without coins
 * @param applicable the coupons of the member that could be used
 */
export function bestCoupons(input: PriceInput, applicable: readonly ApplicableCoupon[]): CouponCombination {
  const { forItems, forShipping } = couponCandidates(input, applicable);
  const pairs = forItems.flatMap((one) =>
    forShipping.filter(({ coupon }) => canStack(one.coupon, coupon)).map((other) => [one, other]),
  );
  const combinations = [[], ...[...forItems, ...forShipping].map((one) => [one]), ...pairs];
  return combinations
    .map((coupons) => priceWithCoupons(input, coupons))
    .reduce((best, next) => (compareCombinations(next, best) < 0 ? next : best));
}

/**
 * The coupons that the best combination can be made of: at most six for the goods and one for the delivery.
 *
 * A total depends on what a coupon takes off, not on the lines it takes it off. It falls with each unit more, as long as
 * the delivery stays free or was not: so of those that leave the delivery alike, give something or not, and go with a
 * coupon for the delivery or not, only the largest can be best, and of equal ones the one that runs out first. Every coupon
 * for the delivery meets the same fee, so there one is enough.
 */
export function couponCandidates(input: PriceInput, applicable: readonly ApplicableCoupon[]) {
  const { shippingBase } = priceOrder(input);
  const fee = input.shipping?.price ?? 0;
  const freeAt = input.shipping?.freeAt ?? Infinity;
  const takenOffItems = ({ coupon, eligible }: ApplicableCoupon): number => itemsDiscount(coupon.terms, eligible);
  const takenOffShipping = ({ coupon }: ApplicableCoupon): number => shippingDiscount(coupon.terms, fee);
  const kindOf = (one: ApplicableCoupon): string =>
    [
      one.coupon.terms.kind === 'GIFT',
      one.coupon.terms.withShippingCoupon,
      shippingBase - takenOffItems(one) >= freeAt,
    ].join();
  const kinds = groupBy(
    applicable.filter(({ coupon }) => !isForShipping(coupon)),
    kindOf,
  );
  return {
    forItems: [...kinds.values()].flatMap((list) => largest(list, takenOffItems)),
    forShipping: largest(
      applicable.filter(({ coupon }) => isForShipping(coupon)),
      takenOffShipping,
    ),
  };
}

/** The one that takes most off, and of equal ones the one that runs out first. */
function largest(list: readonly ApplicableCoupon[], taken: (one: ApplicableCoupon) => number): ApplicableCoupon[] {
  const isBetter = (a: ApplicableCoupon, b: ApplicableCoupon): boolean => {
    const difference = taken(a) - taken(b) || b.coupon.validTo - a.coupon.validTo;
    return difference === 0 ? a.coupon.couponId < b.coupon.couponId : difference > 0;
  };
  return list.length === 0 ? [] : [list.reduce((best, next) => (isBetter(next, best) ? next : best))];
}
