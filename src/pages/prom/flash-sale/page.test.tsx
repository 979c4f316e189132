import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { promotionNote } from '#src/testing/promotion-note.ts';
import FlashSalePage from './page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => history.replaceState(null, '', '/prom/flash-sale'));

const path = '/app-mall/v1/prom/flash-sale';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const image = {
  url: '/media/products/pebble/',
  alt: 'A lamp',
  w: 1600,
  h: 1600,
  widths: [640],
  lqip: { day: '', night: '' },
};

const item = (title: string, changes: object = {}) => ({
  promoItemId: `item-${title}`,
  sku: `SKU-${title}`,
  card: { spu: `SPU-${title}`, sku: `SKU-${title}`, title, image },
  promoPrice: {
    ...{ sale: usd(6_200), list: usd(8_900), priorLowest: null, discountPct: 30, from: false },
    promotion: promotionNote('FLASH_SALE', { buyType: 1, promoItemId: `item-${title}` }),
  },
  plainPrice: usd(8_900),
  ...{ quota: 50, sold: 31, perUserLimit: 2, myBought: 0, reminded: false, state: 'LIVE' },
  ...changes,
});

const hour = 3_600_000;
const session = (time: string, state: string, begins: number) => ({
  ...{ sessionId: time.replace(':', ''), time, state, day: 'TODAY' },
  ...{ startTime: Date.now() + begins * hour, endTime: Date.now() + (begins + 2) * hour },
});
const sessions = [session('10:00', 'ENDED', -5), session('14:00', 'LIVE', -1), session('20:00', 'NEXT', 5)];
const live = {
  sessions,
  sessionId: '1400',
  items: [item('Pebble'), item('Reed'), item('Facet', { state: 'SOLD_OUT', sold: 50 })],
};
const next = { sessions, sessionId: '2000', items: [item('Cube', { state: 'UPCOMING', sold: 0 })] };

const rowOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const row = heading.closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
};

test('shows the session that runs, how much of each item is claimed, and buys one piece at its price', async () => {
  renderInShop(<FlashSalePage />, { [path]: live }, 'US', null);
  expect((await screen.findByRole('tab', { name: '14:00 Now' })).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('timer', { name: 'Time left' })).toBeDefined();
  const buy = screen.getByRole('link', { name: 'Buy now: Pebble' });
  expect(buy.getAttribute('href')).toBe(
    '/order/checkout?source=BUY_NOW&sku=SKU-Pebble&quantity=1&buyType=1&promoItemId=item-Pebble',
  );
  const reed = await rowOf('Reed');
  expect(reed.getByRole('progressbar', { name: 'Share of Reed claimed' }).getAttribute('aria-valuenow')).toBe('62');
  expect(reed.getByText('2 per shopper')).toBeDefined();
  const facet = await rowOf('Facet');
  expect([facet.queryByRole('progressbar'), facet.getByText('Sold out')].map(Boolean)).toEqual([false, true]);
  expect(facet.getByRole('link', { name: 'See similar lights: Facet' })).toBeDefined();
});

test('offers nothing more to a member who has all that one may have', async () => {
  const items = [item('Pebble'), item('Reed', { myBought: 2 })];
  renderInShop(<FlashSalePage />, { [path]: { ...live, items } }, 'US', 'member-1');
  const reed = await rowOf('Reed');
  expect(reed.getByText('You have 2 of your 2')).toBeDefined();
  expect(reed.queryByRole('link', { name: 'Buy now: Reed' })).toBeNull();
});

test('reminds a guest by an address, and a member at once', async () => {
  const bodies: unknown[] = [];
  const remind = async (request: Request) => {
    bodies.push(await request.json());
    return {};
  };
  const answers = { [path]: next, '/app-mall/v1/prom/remind': remind };
  renderInShop(<FlashSalePage />, answers, 'US', null);
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me about Cube' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ola@lampyris.test');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByRole('button', { name: 'Reminder set' })).toBeDefined();
  cleanup();
  renderInShop(<FlashSalePage />, answers, 'US', 'member-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me about Cube' }));
  expect(bodies).toEqual([
    { promoItemId: 'item-Cube', on: true, email: 'ola@lampyris.test' },
    { promoItemId: 'item-Cube', on: true },
  ]);
});

test('says what an item costs after its session', async () => {
  const ended = { sessions, sessionId: '1000', items: [item('Reed', { state: 'ENDED' })] };
  history.replaceState(null, '', '/prom/flash-sale?sessionId=1000');
  renderInShop(<FlashSalePage />, { [path]: ended }, 'US', null);
  const reed = await rowOf('Reed');
  expect(reed.getByText('Ended, now $89.00')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('asks again when its clock is at 0', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let calls = 0;
  const ending = [{ ...session('14:00', 'LIVE', -1), endTime: Date.now() + 60_000 }];
  const answer = () => {
    calls += 1;
    return calls === 1 ? { ...live, sessions: ending } : next;
  };
  renderInShop(<FlashSalePage />, { [path]: answer }, 'US', null);
  await screen.findByRole('tab', { name: '14:00 Now' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('button', { name: 'Remind me about Cube' })).toBeDefined();
});

test('leads on where a market has no sale, and can be asked for again where it cannot be read', async () => {
  renderInShop(<FlashSalePage />, { [path]: { sessions: [], sessionId: null, items: [] } }, 'JA', null);
  expect(await screen.findByRole('heading', { name: 'No flash sale right now' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all lights' }).getAttribute('href')).toBe('/collections');
  cleanup();
  renderInShop(<FlashSalePage />, { [path]: new Refusal('INTERNAL', 500, 'Broken') }, 'US', null);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
