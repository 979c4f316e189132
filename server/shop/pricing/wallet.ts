import type { components } from '#openapi/types.ts';
import type { CouponTerms, WalletCoupon } from '#rules/coupon-terms.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Schemas = components['schemas'];

/** A coupon of a member with what is shown of it. */
export interface HeldCoupon extends WalletCoupon {
  readonly name: string;
  readonly scopeText: string;
  /** The order that holds it or has used it. */
  readonly orderNo: string | null;
  readonly usedTime: number | null;
}

/** What a member can spend, and what their level earns. */
export interface MemberWallet {
  readonly coupons: readonly HeldCoupon[];
  /** Coins that can be spent. */
  readonly coins: number;
  /** What the level multiplies earned coins by; absent for a guest, who earns none. */
  readonly earnMultiplier?: number;
}

export const emptyWallet: MemberWallet = { coupons: [], coins: 0 };

/** What anybody can claim. */
export interface ClaimableCoupon {
  readonly terms: CouponTerms;
  readonly shown: Schemas['CouponTerms'];
}

interface Owner {
  readonly accountId: string;
  readonly now: number;
}

/** Where coupons, coins and levels come from: the areas above pricing provide it, so that prices need none of them. */
export interface WalletSource {
  /** @param chosen coupons that are told about whatever became of them */
  read(db: Db, owner: Owner & { readonly chosen?: readonly string[] }): Promise<MemberWallet>;
  readCoupons(db: Db, owner: Owner & { readonly site: Site }): Promise<readonly HeldCoupon[]>;
  /** Coupons as their owner sees them, in the same order. */
  present(shop: ShopContext, coupons: readonly HeldCoupon[]): Promise<Schemas['UserCoupon'][]>;
  /** What can be claimed in a market now, without what the member holds. */
  readClaimable(
    shop: ShopContext,
    visit: { readonly site: Site; readonly now: number; readonly accountId?: string },
  ): Promise<readonly ClaimableCoupon[]>;
}
