import { expect, it } from 'vitest';
import { claimCoupon, couponAt, type CouponStand, moveCoupon } from './move.ts';

const period = { validFrom: 1_000, validTo: 2_000 };
const unused: CouponStand = { ...period, status: 'UNUSED', orderNo: null, discount: 0 };

it('a coupon is claimed before or within its period, and not after it', () => {
  expect(claimCoupon(period, 999)).toMatchObject({ ok: true, status: 'WAITING' });
  expect(claimCoupon(period, 1_000)).toMatchObject({ ok: true, status: 'UNUSED', orderNo: null, ...period });
  expect(claimCoupon(period, 2_000)).toMatchObject({ status: 'EXPIRED' });
});

it('a coupon is held by the order that locks it and used when that order is paid', () => {
  const lock = { type: 'coupon.lock', orderNo: 'A', discount: 500, subtotal: 800, now: 1_500 } as const;
  const locked = moveCoupon(unused, lock);
  expect(locked).toMatchObject({ ok: true, status: 'LOCKED', orderNo: 'A', discount: 500 });
  if (!locked.ok) throw new Error('not locked');
  expect(moveCoupon(locked, { ...lock, orderNo: 'B' })).toEqual({ ok: false });
  expect(moveCoupon(locked, { type: 'order.paid', orderNo: 'B' })).toEqual({ ok: false });
  expect(moveCoupon(locked, { type: 'order.paid', orderNo: 'A' })).toMatchObject({ ok: true, status: 'USED' });
});

it('a coupon is told as it stands, whatever its row says', () => {
  expect(couponAt({ ...unused, status: 'WAITING' }, 999).status).toBe('WAITING');
  expect(couponAt({ ...unused, status: 'WAITING' }, 1_000).status).toBe('UNUSED');
  expect(couponAt(unused, 2_000).status).toBe('EXPIRED');
  expect(couponAt({ ...unused, status: 'LOCKED', orderNo: 'A', discount: 1 }, 9_000).status).toBe('LOCKED');
});
