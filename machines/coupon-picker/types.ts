import type { components } from '#openapi/types.ts';

type Schemas = components['schemas'];

/** The coupons of a quote, and what the whole order comes to with those it uses. */
export interface PricedCoupons {
  readonly coupons: Schemas['QuoteCoupons'];
  readonly total: Schemas['Money'];
}

/** What a coupon takes something off; an order uses at most one for each. */
export type CouponSlot = 'ITEMS' | 'DELIVERY';

export interface CouponChoice {
  /** The coupon of each slot; null where there is none. */
  readonly bySlot: Readonly<Record<CouponSlot, string | null>>;
  /** The server takes the best combination; `bySlot` says what it took last. */
  readonly isAutomatic: boolean;
}

/** A coupon that was chosen and does nothing for the order; the message may be shown, null where there is none. */
export interface RefusedCoupon {
  readonly couponId: string;
  readonly message: string | null;
}

/** What the server says to a code; everything else is an error whose outcome is unknown. */
export type CodeReply =
  | { readonly kind: 'redeemed'; readonly coupon: Schemas['UserCoupon'] }
  | { readonly kind: 'refused'; readonly message: string };

export interface CouponPickerInput {
  /** What is on screen when the picker opens. */
  readonly pricing: PricedCoupons;
  /** The shopper has chosen nothing yet: the pricing uses the best combination. */
  readonly isAutomatic: boolean;
}

export interface CouponPickerContext {
  /** The last one that arrived. */
  readonly pricing: PricedCoupons;
  readonly choice: CouponChoice;
  /** The coupon that was chosen last and is not priced yet, with the choice that it changed. */
  readonly tried: { readonly couponId: string; readonly before: CouponChoice } | null;
  /** The coupon that the last choice took the place of. */
  readonly replacedId: string | null;
  /** The coupons that were chosen and are not used, after the last pricing. */
  readonly refused: readonly RefusedCoupon[];
  /** The code that was entered last. */
  readonly code: string;
  /** The coupon that a code brought, while the picker is open. */
  readonly redeemed: Schemas['UserCoupon'] | null;
  /** Why the last code brought none. */
  readonly codeProblem: string | null;
}

export type CouponPickerEvent =
  | { readonly type: 'coupon.toggle'; readonly couponId: string }
  | { readonly type: 'coupons.useBest' }
  | { readonly type: 'code.submit'; readonly code: string }
  /** Raised by the machine itself. */
  | { readonly type: 'coupon.redeemed' }
  | { readonly type: 'picker.retry' }
  | { readonly type: 'picker.confirm' }
  | { readonly type: 'picker.cancel' };

export interface CouponPickerDependencies {
  /** Prices the order with a choice. */
  readonly price: (choice: CouponChoice, signal: AbortSignal) => Promise<PricedCoupons>;
  /** Puts the coupon of a code into the wallet. An answer of the shop is a reply; only an unknown outcome throws. */
  readonly redeem: (code: string, signal: AbortSignal) => Promise<CodeReply>;
  /** The order is to be priced with this choice from now on. */
  readonly confirm: (choice: CouponChoice) => void;
  /** The picker is done with. */
  readonly close: () => void;
}
