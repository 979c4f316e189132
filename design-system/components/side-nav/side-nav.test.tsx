import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SideNav } from './side-nav.tsx';

afterEach(cleanup);

const items = [
  { href: '/account/my-center', label: 'Overview' },
  { href: '/order/list', label: 'Orders', count: 2 },
  { href: '/coupon/list', label: 'Coupons', count: 0 },
];
const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true });

test('a side nav marks the current page, and no other', () => {
  render(<SideNav label="Account" items={items} current="/order/list" />);
  expect(linkTo('Orders2').getAttribute('aria-current')).toBe('page');
  expect(linkTo('Overview').hasAttribute('aria-current')).toBe(false);
});

test('a side nav shows no count of zero', () => {
  render(<SideNav label="Account" items={items} />);
  expect(linkTo('Coupons').textContent).toBe('Coupons');
});
