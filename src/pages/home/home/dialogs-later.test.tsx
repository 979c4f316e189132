import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { storeMarket } from '#src/storage/market.ts';
import { store } from '#src/storage/browser-store.ts';
import { DialogsLater } from './dialogs-later.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const terms = {
  ...{ templateId: 'welcome-us', name: 'Welcome', kind: 'FIXED', amount: usd(1_200), percentBps: null, cap: null },
  ...{ threshold: usd(6_000), scopeText: 'All items', gift: null },
};
const answers = { '/app-mall/v1/coupon/newer': { show: true, template: { terms, validDays: 30 }, amountText: '' } };
const heading = () => screen.queryByRole('heading', { name: '$12 off your first order' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const appear = async (found: () => Element | null) => {
  const later = async () => {
    await wait(100);
    return found();
  };
  await expect.poll(later).not.toBeNull();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a guest is offered the coupon for new members after a while, once in this browser', async () => {
  localStorage.setItem('homeWelcomeDialog', 'true');
  renderInShop(<DialogsLater />, answers, 'US', null);
  await wait(19_000);
  expect(heading()).toBeNull();
  await wait(2_000);
  await appear(heading);
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain('/account/signUp');
  fireEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0] ?? document.body);
  await wait(1_000);
  expect(heading()).toBeNull();
  cleanup();
  renderInShop(<DialogsLater />, answers, 'US', null);
  await wait(25_000);
  expect(heading()).toBeNull();
});

test('a member is offered nothing', async () => {
  localStorage.setItem('homeWelcomeDialog', 'true');
  const { requests } = renderInShop(<DialogsLater />, answers, 'US', 'member-1');
  await wait(25_000);
  expect(heading()).toBeNull();
  expect(requests).toEqual([]);
});

const welcome = () => screen.queryByRole('dialog', { name: 'Welcome to Lampyris' });

test('whoever comes first is welcomed with what prices are in, once, and offered the coupon on a later visit [S3.storage.12 S3.storage.13 S3.storage.20]', async () => {
  storeMarket(store, { site: 'GB', country: 'GB' });
  renderInShop(<DialogsLater />, answers, 'GB', null);
  await wait(19_000);
  expect(welcome()).toBeNull();
  await wait(2_000);
  await appear(welcome);
  expect(welcome()?.textContent).toContain('We deliver to the United Kingdom, with prices in GBP (£).');
  fireEvent.keyDown(welcome() ?? document.body, { key: 'Escape' });
  await wait(1_000);
  expect(welcome()).toBeNull();
  cleanup();
  const { requests } = renderInShop(<DialogsLater />, answers, 'GB', null);
  await wait(25_000);
  // The code of the coupon is a chunk of its own: it would come, and ask, within these turns.
  await import('./newer-coupon.tsx');
  for (let turn = 0; turn < 5; turn += 1) await wait(100);
  expect([welcome(), heading(), ...requests]).toEqual([null, null]);
  cleanup();
  sessionStorage.clear();
  renderInShop(<DialogsLater />, answers, 'GB', null);
  await wait(21_000);
  await appear(heading);
  expect(welcome()).toBeNull();
});
