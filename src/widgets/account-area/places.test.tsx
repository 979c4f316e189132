import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { AccountNav, GuestHelp } from './places.tsx';

afterEach(() => {
  cleanup();
  store.remove(stored.notifyFromApp);
});

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('members get from the navigation to their own coupons, and the page that is open is marked', () => {
  renderInShop(<AccountNav current="/coupon/list" />);
  expect(target('Coupons')).toBe('/coupon/list');
  expect(screen.getByRole('link', { name: 'Coupons' }).getAttribute('aria-current')).toBe('page');
  expect(target('Coin center')).toBe('/coin/center');
  expect(target('Favorites')).toBe('/profile?part=favourites');
});

test('guests, who own no coupons, get to those that can be claimed', () => {
  renderInShop(<GuestHelp />);
  expect(target('Coupon center')).toBe('/coupon/center');
  expect(target('Coin center')).toBe('/coin/center');
});

test('a place about which the app has notified is marked until it has been open', async () => {
  store.write(stored.notifyFromApp, { '/coin/center': '{"coins":3}' });
  renderInShop(<AccountNav current="/order/list" />);
  expect(await screen.findByRole('link', { name: /^Coin center ?New$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeDefined();
  store.write(stored.notifyFromApp, {});
  expect(await screen.findByRole('link', { name: 'Coin center' })).toBeDefined();
});
