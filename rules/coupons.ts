import { isInScope, type ScopedSku } from './coupon-scope.ts';
import type { CouponTerms, WalletCoupon } from './coupon-terms.ts';
import type { Site } from './markets.ts';
import type { PriceInput } from './prices.ts';
import { portion } from './shares.ts';

/** A selected line, as far as a coupon looks at it. */
export interface CouponLine extends ScopedSku {
  readonly key: string;
  readonly buyType: number;
  /** What the line comes to after sale, promotion and suits; minor units. */
  readonly amount: number;
}

export interface CouponOrder {
  readonly site: Site;
  /** Epoch ms. */
  readonly now: number;
  readonly goods: readonly CouponLine[];
}

export type CouponRefusal =
  | 'COUPON_USED'
  | 'COUPON_LOCKED'
  | 'COUPON_REVOKED'
  | 'COUPON_NOT_STARTED'
  | 'COUPON_EXPIRED'
  | 'COUPON_OTHER_MARKET'
  | 'COUPON_NOT_FOR_YOU'
  | 'COUPON_SCOPE'
  | 'COUPON_BUYTYPE'
  | 'COUPON_THRESHOLD'
  | 'COUPON_GIFT_GONE'
  | 'COUPON_STACK';

/** A coupon that an order could be placed with. */
export interface ApplicableCoupon {
  readonly coupon: WalletCoupon;
  /** The lines it is for. */
  readonly keys: readonly string[];
  /** What they come to; minor units. */
  readonly eligible: number;
}

export interface RefusedCoupon {
  readonly coupon: WalletCoupon;
  readonly code: CouponRefusal;
  /** What the eligible goods lack, with COUPON_THRESHOLD; minor units. */
  readonly missing?: number;
}

export type CouponCheck = ({ readonly ok: true } & ApplicableCoupon) | ({ readonly ok: false } & RefusedCoupon);

/** Buy types whose lines have no price of a promotion: plain lines and those of suits. */
const plainBuyTypes: readonly number[] = [0, 4];

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** A line at the price of a promotion needs both: its buy type listed, and a coupon that allows such prices. */
function allowsBuyType({ buyTypes, withPromoPrice }: CouponTerms, { buyType }: CouponLine): boolean {
  return buyTypes.includes(buyType) && (withPromoPrice || plainBuyTypes.includes(buyType));
}

function refusalByState({ status, validFrom, validTo }: WalletCoupon, now: number): CouponRefusal | undefined {
  if (status === 'USED') return 'COUPON_USED';
  if (status === 'LOCKED') return 'COUPON_LOCKED';
  if (status === 'REVOKED') return 'COUPON_REVOKED';
  if (now < validFrom) return 'COUPON_NOT_STARTED';
  return status === 'EXPIRED' || now >= validTo ? 'COUPON_EXPIRED' : undefined;
}

/**
 * Whether an order could be placed with a coupon, when it is the only one. Of several reasons against it the first in the
 * order date, market, scope, buy type, threshold. The threshold is measured on the lines that the coupon is for.
 */
export function checkCoupon(coupon: WalletCoupon, { site, now, goods }: CouponOrder): CouponCheck {
  const { terms } = coupon;
  const refuse = (code: CouponRefusal): CouponCheck => ({ ok: false, coupon, code });
  const byState = refusalByState(coupon, now);
  if (byState !== undefined) return refuse(byState);
  if (terms.site !== site) return refuse('COUPON_OTHER_MARKET');
  const inScope = goods.filter((line) => isInScope(terms, line));
  if (inScope.length === 0) return refuse('COUPON_SCOPE');
  const lines = inScope.filter((line) => allowsBuyType(terms, line));
  if (lines.length === 0) return refuse('COUPON_BUYTYPE');
  const eligible = sum(lines.map(({ amount }) => amount));
  const missing = terms.thresholdAmount - eligible;
  if (missing > 0) return { ok: false, coupon, code: 'COUPON_THRESHOLD', missing };
  return { ok: true, coupon, keys: lines.map(({ key }) => key), eligible };
}

export const isForShipping = ({ terms }: WalletCoupon): boolean => terms.kind === 'SHIPPING';

/** True where two coupons can be in one order: one for the goods that allows it, and one for the delivery. */
export function canStack(a: WalletCoupon, b: WalletCoupon): boolean {
  if (isForShipping(a) === isForShipping(b)) return false;
  return (isForShipping(a) ? b : a).terms.withShippingCoupon;
}

/** What a coupon for the goods takes off them: never more than they come to; a gift takes nothing off. Minor units. */
export function itemsDiscount({ kind, value, capAmount }: CouponTerms, eligible: number): number {
  if (kind === 'FIXED') return Math.min(value ?? 0, eligible);
  if (kind === 'PERCENT') return Math.min(portion(eligible, value ?? 0), capAmount ?? Infinity);
  return 0;
}

/** What a coupon for the delivery takes off `shipping` minor units: its amount, or all of it. */
export function shippingDiscount({ value }: CouponTerms, shipping: number): number {
  return Math.min(shipping, value ?? shipping);
}

type CouponSteps = Pick<PriceInput, 'orderCoupon' | 'shippingCoupon'>;

/** The steps of the price that some coupons stand for; they are taken as checked and as going together. */
export function couponSteps(coupons: readonly ApplicableCoupon[]): CouponSteps {
  const forItems = coupons.find(({ coupon }) => !isForShipping(coupon));
  const forShipping = coupons.find(({ coupon }) => isForShipping(coupon));
  return {
    ...(forItems === undefined
      ? {}
      : {
          orderCoupon: {
            id: forItems.coupon.couponId,
            amount: itemsDiscount(forItems.coupon.terms, forItems.eligible),
            keys: forItems.keys,
          },
        }),
    ...(forShipping === undefined
      ? {}
      : { shippingCoupon: { id: forShipping.coupon.couponId, amount: forShipping.coupon.terms.value ?? Infinity } }),
  };
}

/**
 * What of the coupons that a shopper chose goes into one order, in the order they were chosen: at most one for the goods
 * and one for the delivery. The others are refused.
 */
export function stackCoupons(chosen: readonly CouponCheck[]): {
  readonly used: readonly ApplicableCoupon[];
  readonly refused: readonly RefusedCoupon[];
} {
  const used: ApplicableCoupon[] = [];
  const refused: RefusedCoupon[] = [];
  for (const check of chosen) {
    if (!check.ok) refused.push(check);
    else if (used.every(({ coupon }) => canStack(coupon, check.coupon))) used.push(check);
    else refused.push({ coupon: check.coupon, code: 'COUPON_STACK' });
  }
  return { used, refused };
}

export interface CouponHint {
  readonly coupon: WalletCoupon;
  /** Minor units. */
  readonly missing: number;
  /** What it takes off as soon as nothing is missing; minor units. */
  readonly saves: number;
}

/**
 * The coupon for the goods that lacks least of its threshold, at most half of it; of equal ones the one that takes off
 * more.
 */
export function couponHint(checks: readonly CouponCheck[]): CouponHint | undefined {
  const hints = checks.flatMap((check): CouponHint[] => {
    if (check.ok || check.missing === undefined) return [];
    const { coupon, missing } = check;
    const { terms } = coupon;
    const saves = itemsDiscount(terms, terms.thresholdAmount);
    return saves > 0 && missing * 2 <= terms.thresholdAmount ? [{ coupon, missing, saves }] : [];
  });
  return hints.toSorted((a, b) => a.missing - b.missing || b.saves - a.saves)[0];
}
