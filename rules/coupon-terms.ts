import type { Site } from './markets.ts';

export const couponKinds = ['FIXED', 'PERCENT', 'SHIPPING', 'GIFT'] as const;
/** An amount or a share off the goods, something off the delivery, or a gift. */
export type CouponKind = (typeof couponKinds)[number];

export const couponScopes = ['ALL', 'SKUS', 'CATEGORIES', 'COLLECTION'] as const;
export type CouponScope = (typeof couponScopes)[number];

/** What a coupon does. Amounts are minor units of the currency of its market. */
export interface CouponTerms {
  readonly templateId: string;
  readonly site: Site;
  readonly kind: CouponKind;
  /** FIXED and SHIPPING: an amount; PERCENT: basis points. Null takes off the whole delivery; a GIFT has none. */
  readonly value: number | null;
  /** The most that a PERCENT coupon takes off; each of them has one. */
  readonly capAmount: number | null;
  /** What the eligible goods have to come to; 0 for none. */
  readonly thresholdAmount: number;
  readonly scope: CouponScope;
  /** SKUs, categories or the collection of the scope; empty for ALL. */
  readonly includeIds: readonly string[];
  /** SKUs or categories that it is not for. */
  readonly excludeIds: readonly string[];
  /** Buy types of the lines it is for: 0, and 4 where the template says so. */
  readonly buyTypes: readonly number[];
  /** Of a coupon for the goods: false where no coupon for the delivery may stand beside it. */
  readonly withShippingCoupon: boolean;
  /** True where lines at the price of a promotion count too; their buy type has to be listed as well. */
  readonly withPromoPrice: boolean;
  readonly gift: { readonly sku: string; readonly quantity: number } | null;
}

export type CouponStatus = 'WAITING' | 'UNUSED' | 'LOCKED' | 'USED' | 'EXPIRED' | 'REVOKED';

/** A coupon of a member. Instants are epoch ms: usable from `validFrom` until just before `validTo`. */
export interface WalletCoupon {
  readonly couponId: string;
  readonly terms: CouponTerms;
  readonly status: CouponStatus;
  readonly validFrom: number;
  readonly validTo: number;
}
