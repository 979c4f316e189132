import { describe, expect, test } from 'vitest';
import { entryHref, isCheckout, returnPlace } from './return-place.ts';

describe('after the login', () => {
  test('a page of ours is returned to, with its query', () => {
    expect(returnPlace('/order/checkout?source=CART')).toBe('/order/checkout?source=CART');
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    '%j leads to the account',
    (redirect) => {
      expect(returnPlace(redirect)).toBe('/account/my-center');
    },
  );

  test('a login page does not lead to a login page', () => {
    expect(returnPlace('/account/login?redirect=%2Fhome')).toBe('/account/my-center');
    expect(returnPlace('/account/signUp')).toBe('/account/my-center');
  });

  test('the way back is kept from the login to the registration, a foreign one is dropped', () => {
    expect(entryHref('/account/signUp', '/home?a=1')).toBe('/account/signUp?redirect=%2Fhome%3Fa%3D1');
    expect(entryHref('/account/login', 'https://evil.example')).toBe('/account/login');
  });

  test('only the checkout may be entered as a guest', () => {
    expect([isCheckout('/order/checkout?source=CART'), isCheckout('/order/list')]).toEqual([true, false]);
  });
});
