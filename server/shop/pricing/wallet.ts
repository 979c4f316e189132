import type { components } from '#openapi/types.ts';
import type { CouponTerms, WalletCoupon } from '#rules/coupon-terms.ts';

type Schemas = components['schemas'];

/** A coupon of a member with what is shown of it. */
export interface HeldCoupon extends WalletCoupon {
  readonly name: string;
  readonly scopeText: string;
  /** The order that holds it or has used it. */
  readonly orderNo: string | null;
  readonly usedTime: number | null;
  /** Given to new members: once at an address. */
  readonly isForNewcomers?: boolean;
}

/** What a member can spend, and what their level earns. */
export interface MemberWallet {
  readonly coupons: readonly HeldCoupon[];
  /** Coins that can be spent. */
  readonly coins: number;
  /** What the level multiplies earned coins by; absent for a guest, who earns none. */
  readonly earnMultiplier?: number;
  /** The Savvy level; absent for a guest. */
  readonly level?: number;
}

export const emptyWallet: MemberWallet = { coupons: [], coins: 0 };

/** What anybody can claim. */
export interface ClaimableCoupon {
  readonly terms: CouponTerms;
  readonly shown: Schemas['CouponTerms'];
}
