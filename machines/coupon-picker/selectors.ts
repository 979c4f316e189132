import type { SnapshotFrom } from 'xstate';
import type { couponPickerMachine } from './machine.ts';
import type { CouponChoice, CouponPickerContext, PricedCoupons } from './types.ts';

type Snapshot = SnapshotFrom<typeof couponPickerMachine>;

export const selectPricing = ({ context }: Snapshot): PricedCoupons => context.pricing;
export const selectChoice = ({ context }: Snapshot): CouponChoice => context.choice;
/** The coupon that the last choice took the place of. */
export const selectReplacedId = ({ context }: Snapshot): string | null => context.replacedId;
export const selectRefused = ({ context }: Snapshot): CouponPickerContext['refused'] => context.refused;
export const selectRedeemed = ({ context }: Snapshot): CouponPickerContext['redeemed'] => context.redeemed;
export const selectCodeProblem = ({ context }: Snapshot): string | null => context.codeProblem;
export const selectIsPricing = (snapshot: Snapshot): boolean => snapshot.hasTag('pricing');
export const selectIsRedeeming = (snapshot: Snapshot): boolean => snapshot.hasTag('redeeming');
/** The total of the choice could not be had. */
export const selectIsUnpriced = (snapshot: Snapshot): boolean => snapshot.matches({ open: { pricing: 'failed' } });
/** Nobody knows whether the last code was taken. */
export const selectIsCodeUnanswered = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { code: 'unanswered' } });
