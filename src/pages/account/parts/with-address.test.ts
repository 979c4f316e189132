import { expect, test } from 'vitest';
import { withAddress } from './with-address.ts';

test.each([
  ['/order/checkout', '/order/checkout?addressId=A1'],
  ['/order/checkout?source=BUY_NOW&sku=X', '/order/checkout?source=BUY_NOW&sku=X&addressId=A1'],
  ['/order/checkout?addressId=OLD&source=CART', '/order/checkout?addressId=A1&source=CART'],
])('%s with the chosen address is %s', (back, expected) => {
  expect(withAddress(back, 'A1')).toBe(expected);
});
