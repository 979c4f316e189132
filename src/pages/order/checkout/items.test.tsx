import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { quoteFor } from './discounts/discounts-fixture.tsx';
import { Items } from './items.tsx';

afterEach(cleanup);

const worth = { amount: 3_900, currency: 'USD' as const };
const gift = {
  id: 'ORB_gift',
  key: 'ORB_gift',
  sku: 'ORB',
  spu: 'ORB',
  buyType: 0,
  title: 'Orb',
  image: { url: '/media/products/orb/', alt: 'Orb', w: 1, h: 1, widths: [640], lqip: { day: '', night: '' } },
  options: [],
  quantity: 1,
  selected: true,
  unit: worth,
  list: worth,
  lineTotal: worth,
  stockState: 'OK' as const,
  maxQuantity: 1,
};

test('what a coupon gives away is one of the items, called a gift, at the price that the totals count', () => {
  renderInShop(<Items quote={{ ...quoteFor({}), gifts: [gift] }} fromCart isLocked={false} />);
  const shown = within(screen.getByRole('list', { name: 'Items' })).getByRole('listitem');
  expect(shown.textContent).toMatch(/Orb.*\$39\.00/);
  expect(shown.textContent).toContain('Gift');
});
