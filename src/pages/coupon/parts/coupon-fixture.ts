import type { CouponOffer, UserCoupon } from './queries.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const day = 86_400_000;

/** 10.00 off from 80.00. */
export const terms: UserCoupon['terms'] = {
  templateId: 'ten-us',
  name: '$10 off',
  kind: 'FIXED',
  amount: usd(1_000),
  percentBps: null,
  cap: null,
  threshold: usd(8_000),
  scopeText: 'All items',
  gift: null,
};

export const couponOf = (changes: Partial<UserCoupon> = {}): UserCoupon => ({
  couponId: 'C1',
  terms,
  status: 'UNUSED',
  validFrom: 0,
  validTo: Date.now() + 30 * day,
  ...changes,
});

export const walletOf = (list: readonly UserCoupon[], next: string | null = null) => ({
  list,
  next,
  counts: { unused: list.length, used: 1, expired: 2 },
  expiringSoon: 1,
});

export const offerOf = (changes: Partial<CouponOffer> = {}): CouponOffer => ({
  terms,
  state: 'CLAIMABLE',
  claimStart: 0,
  claimEnd: null,
  leftPercent: 18,
  validTo: null,
  validDays: 30,
  isForNewMembers: false,
  isForSavvyMembers: false,
  products: [],
  ...changes,
});
