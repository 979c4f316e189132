import type { components } from '#openapi/types.ts';
import type { CouponChoice, CouponPickerContext, CouponSlot, PricedCoupons, RefusedCoupon } from './types.ts';

type UserCoupon = components['schemas']['UserCoupon'];

export function slotOf({ terms }: Pick<UserCoupon, 'terms'>): CouponSlot {
  return terms.kind === 'SHIPPING' ? 'DELIVERY' : 'ITEMS';
}

export function chosenIds({ bySlot }: Pick<CouponChoice, 'bySlot'>): string[] {
  return [bySlot.ITEMS, bySlot.DELIVERY].filter((id) => id !== null);
}

function usedIds({ coupons }: PricedCoupons): string[] {
  return coupons.used.map(({ couponId }) => couponId);
}

/** What a pricing uses, slot by slot. */
export function usedBySlot(pricing: PricedCoupons): CouponChoice['bySlot'] {
  const used = usedIds(pricing);
  const usedFor = (slot: CouponSlot) =>
    pricing.coupons.usable.find(({ coupon }) => slotOf(coupon) === slot && used.includes(coupon.couponId))?.coupon
      .couponId ?? null;
  return { ITEMS: usedFor('ITEMS'), DELIVERY: usedFor('DELIVERY') };
}

export function isUsed(couponId: string, pricing: PricedCoupons): boolean {
  return usedIds(pricing).includes(couponId);
}

export function isChosen(couponId: string, { choice }: Pick<CouponPickerContext, 'choice'>): boolean {
  return chosenIds(choice).includes(couponId);
}

/** A coupon that the last pricing can use. */
export function usableCoupon(couponId: string, { pricing }: Pick<CouponPickerContext, 'pricing'>): UserCoupon | null {
  return pricing.coupons.usable.find(({ coupon }) => coupon.couponId === couponId)?.coupon ?? null;
}

/** What changes when a coupon is chosen: it takes the place of the one of its slot. */
export function chosen({ choice }: CouponPickerContext, coupon: UserCoupon): Partial<CouponPickerContext> {
  const { couponId } = coupon;
  const slot = slotOf(coupon);
  const before = choice.bySlot[slot];
  return {
    choice: { bySlot: { ...choice.bySlot, [slot]: couponId }, isAutomatic: false },
    tried: { couponId, before: choice },
    replacedId: before === couponId ? null : before,
    refused: [],
  };
}

/** What changes when a coupon is pressed: it comes in, or goes out where it was in. */
export function toggled(context: CouponPickerContext, couponId: string): Partial<CouponPickerContext> {
  const coupon = usableCoupon(couponId, context);
  if (coupon && !isChosen(couponId, context)) return chosen(context, coupon);
  const { bySlot } = context.choice;
  const without = (id: string | null) => (id === couponId ? null : id);
  return {
    choice: { bySlot: { ITEMS: without(bySlot.ITEMS), DELIVERY: without(bySlot.DELIVERY) }, isAutomatic: false },
    tried: null,
    replacedId: null,
    refused: [],
  };
}

/** The coupons of a choice that a pricing does not use, each with the reason that the server gives for it. */
export function refusedCoupons(choice: CouponChoice, pricing: PricedCoupons): RefusedCoupon[] {
  return chosenIds(choice)
    .filter((id) => !isUsed(id, pricing))
    .map((couponId) => ({
      couponId,
      message: pricing.coupons.unusable.find(({ coupon }) => coupon.couponId === couponId)?.message ?? null,
    }));
}
