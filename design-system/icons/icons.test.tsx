import { execFileSync } from 'node:child_process';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconCart } from './icons.ts';

afterEach(cleanup);

test('the icon files are generated from shapes.json', () => {
  expect(() => execFileSync('node', ['design-system/icons/generate.ts', '--check'], { stdio: 'pipe' })).not.toThrow();
}, 20_000);

test('an icon is decorative unless it has a title', () => {
  const { container } = render(<IconCart />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<IconCart label="Cart" />);
  expect(screen.getByRole('img', { name: 'Cart' })).toBeTruthy();
});
