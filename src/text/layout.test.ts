import { expect, it } from 'vitest';
import { layoutText } from './layout.ts';

it.each([
  [0, 'Cart, 0 items'],
  [1, 'Cart, 1 item'],
  [99, 'Cart, 99 items'],
  [100, 'Cart, 99+ items'],
])('the cart button with %i pieces is called %s, as its badge reads', (count, name) => {
  expect(layoutText.cart(count)).toBe(name);
});
