import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconCart } from './icons.ts';

afterEach(cleanup);

test('an icon is decorative unless it has a title', () => {
  const { container } = render(<IconCart />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<IconCart label="Cart" />);
  expect(screen.getByRole('img', { name: 'Cart' })).toBeTruthy();
});
