import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { ParcelHelp } from './parcel-help.tsx';

type Protection = components['schemas']['OrderProtection'];

afterEach(cleanup);

const none: Protection = {
  state: 'NONE',
  fee: { amount: 0, currency: 'USD' },
  removable: false,
  coversHandover: false,
};
const show = (protection: Partial<Protection>, isDelivered = true) =>
  renderInShop(
    <ParcelHelp orderNo="LUS1" isDelivered={isDelivered} canClaim protection={{ ...none, ...protection }} />,
    {},
    'US',
  );
const target = () => screen.getByRole('link', { name: 'Marked delivered but not here' }).getAttribute('href');

test('a delivered parcel that is not there is claimed with protection', () => {
  show({ state: 'ACTIVE', coversHandover: true });
  expect(target()).toContain('/order/rma?orderNo=LUS1');
  expect(screen.getByText(/^Shipping protection covers this order/)).toBeDefined();
});

test('without it, the shopper reads so and is led to somebody who helps', () => {
  show({});
  expect(target()).toBe('/support/consultation-center?tab=new&orderNo=LUS1');
  expect(screen.getByText(/^This order has no shipping protection/)).toBeDefined();
});

test('where the law owes it, it is claimed without protection and nothing is said of it', () => {
  show({ coversHandover: true });
  expect(target()).toContain('/order/rma?orderNo=LUS1');
  expect(screen.queryByText(/protection/)).toBeNull();
});

test('a parcel under way can be asked about by everybody', () => {
  show({}, false);
  expect(screen.getByRole('link', { name: /^Late/ }).getAttribute('href')).toContain('/order/rma?orderNo=LUS1');
  expect(screen.queryByText(/protection/)).toBeNull();
});
