import { expect, it } from 'vitest';
import { makeCouponCode, parseCouponCode } from './coupon-codes.ts';

it('a code is read without the spaces around it and in any case', () => {
  expect(parseCouponCode('  welcome-10 ')).toBe('WELCOME-10');
  expect(parseCouponCode('ABC234')).toBe('ABC234');
  expect(parseCouponCode('A234567890123456')).toBe('A234567890123456');
});

it('a text that is too short, too long or no code at all is none', () => {
  for (const typed of ['', 'ABC23', 'A2345678901234567', 'ÄBC234', '-ABC234', 'ABC234-']) {
    expect(parseCouponCode(typed), typed).toBeUndefined();
  }
});

it('a code that is made can be typed, and needs enough randomness', () => {
  const code = makeCouponCode(Array.from({ length: 24 }, (_, index) => index * 10));
  expect(parseCouponCode(code.toLowerCase())).toBe(code);
  expect(code).toHaveLength(12);
  expect(() => makeCouponCode([1, 2, 3])).toThrow(RangeError);
  expect(() => makeCouponCode(Array.from({ length: 24 }, () => 255))).toThrow(RangeError);
});
