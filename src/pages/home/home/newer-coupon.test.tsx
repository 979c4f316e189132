import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { NewerCouponLater } from './newer-coupon-later.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const terms = {
  ...{ templateId: 'welcome-us', name: 'Welcome', kind: 'FIXED', amount: usd(1_200), percentBps: null, cap: null },
  ...{ threshold: usd(6_000), scopeText: 'All items', gift: null },
};
const answers = { '/app-mall/v1/coupon/newer': { show: true, template: { terms, validDays: 30 }, amountText: '' } };
const heading = () => screen.queryByRole('heading', { name: '$12 off your first order' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a guest is offered the coupon for new members after a while, once in this browser', async () => {
  renderInShop(<NewerCouponLater />, answers, 'US', null);
  await wait(19_000);
  expect(heading()).toBeNull();
  await wait(2_000);
  await vi.waitFor(async () => {
    await wait(100);
    expect(heading()).not.toBeNull();
  });
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain('/account/signUp');
  fireEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0] ?? document.body);
  await wait(1_000);
  expect(heading()).toBeNull();
  cleanup();
  renderInShop(<NewerCouponLater />, answers, 'US', null);
  await wait(25_000);
  expect(heading()).toBeNull();
});

test('a member is offered nothing', async () => {
  const { requests } = renderInShop(<NewerCouponLater />, answers, 'US', 'member-1');
  await wait(25_000);
  expect(heading()).toBeNull();
  expect(requests).toEqual([]);
});
