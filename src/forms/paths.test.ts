import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  isSame,
  isWithin,
  valueAt,
  withValue,
  type FlagPath,
  type Path,
  type TextPath,
  type ValueAt,
} from './paths.ts';

interface Order {
  readonly email: string;
  readonly saves: boolean;
  readonly address: { readonly country: string; readonly city?: string };
}
const order: Order = { email: 'ola@lampyris.test', saves: true, address: { country: 'DE' } };

describe('a path into the values of a form', () => {
  test('is spelled as the values are nested, and a wrong one does not compile', () => {
    expectTypeOf<Path<Order>>().toEqualTypeOf<'email' | 'saves' | 'address' | 'address.country' | 'address.city'>();
    expectTypeOf<TextPath<Order>>().toEqualTypeOf<'email' | 'address.country' | 'address.city'>();
    expectTypeOf<FlagPath<Order>>().toEqualTypeOf<'saves'>();
    expectTypeOf<ValueAt<Order, 'address.country'>>().toEqualTypeOf<string>();
    expectTypeOf<'adress.country'>().not.toMatchTypeOf<Path<Order>>();
  });

  test('reads a nested value, and nothing where there is no group', () => {
    expect(valueAt(order, 'address.country')).toBe('DE');
    expect(valueAt(order, 'address.city')).toBeUndefined();
    expect(valueAt(order, 'email.domain')).toBeUndefined();
  });

  test('sets a nested value in a copy that shares the groups beside it', () => {
    const moved = withValue(order, 'address.city', 'Bonn');
    expect(moved).toEqual({ ...order, address: { country: 'DE', city: 'Bonn' } });
    expect(order.address).toEqual({ country: 'DE' });
    expect(withValue(order, 'email', '').address).toBe(order.address);
  });

  test('contains the paths below it and no path that only begins alike', () => {
    expect(isWithin('address.city', 'address')).toBe(true);
    expect(isWithin('addressBook', 'address')).toBe(false);
  });
});

test('values are the same where an empty text stands for one that was never typed', () => {
  expect(isSame(order, { ...order, address: { city: '', country: 'DE' } })).toBe(true);
  expect(isSame(order, { ...order, address: { country: 'DE', city: 'Bonn' } })).toBe(false);
  expect(isSame({ agreed: false }, { agreed: true })).toBe(false);
});
