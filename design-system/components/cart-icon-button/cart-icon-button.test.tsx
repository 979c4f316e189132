import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartIconButton } from './cart-icon-button.tsx';

afterEach(cleanup);

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a cart icon with %i items shows %j', (count, shown) => {
  render(<CartIconButton href="/shopping-cart" count={count} label={`Cart, ${count} items`} />);
  expect(screen.getByRole('link', { name: `Cart, ${count} items` }).textContent).toBe(shown);
});

test('the light, dark and pressed variants of the cart icon differ', () => {
  const looks = (['light', 'dark', 'pressed'] as const).map((variant) => {
    const { container } = render(<CartIconButton href="/" count={0} label="Cart" variant={variant} />);
    return container.firstElementChild?.className;
  });
  expect(new Set(looks).size).toBe(3);
});
