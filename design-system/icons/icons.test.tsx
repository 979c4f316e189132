import { execFileSync } from 'node:child_process';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconCart } from './icons.ts';

afterEach(cleanup);

test('the icons are what shapes.json says', () => {
  expect(() => execFileSync('node', ['design-system/icons/generate.ts', '--check'], { stdio: 'pipe' })).not.toThrow();
}, 20_000);

test('an icon is decoration unless it has a name', () => {
  const { container } = render(<IconCart />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<IconCart label="Cart" />);
  expect(screen.getByRole('img', { name: 'Cart' })).toBeTruthy();
});
