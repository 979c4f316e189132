import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deadlineText } from '#rules/market-dates.ts';
import { savvyLevels } from '#rules/savvy-levels.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { skuOf } from '../parts/choice.ts';
import { dome } from '../parts/product-fixture.ts';
import { Product } from './product.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hours = 3_600_000;
const suInfo = '/bff-app/v1/mobile/su-info';

/** The page of a product so long before its launch, for a guest or a member of a level. */
async function show(ahead: number, level?: number, levelAsked?: Promise<void>) {
  const time = Date.now() + ahead;
  const product = { ...dome, launch: { time, text: deadlineText(time, 'US') } };
  const chosen = skuOf(product, 'RED-S');
  if (!chosen) throw new Error('The fixture has no SKU');
  const { name: levelName } = savvyLevels.find((each) => each.level === level) ?? savvyLevels[0];
  const savvy = { level, levelName, points: 0, nextLevelPoints: null, validUntil: null, benefits: [] };
  const answers = {
    '/app-mall/v1/product/recommend': { list: [], recommendMark: 'm' },
    [suInfo]: () => levelAsked?.then(() => savvy) ?? savvy,
  };
  const accountId = level === undefined ? null : 'member-1';
  // Its terms load their code: React resolves what suspends inside `act` only when `act` is awaited.
  await act(async () =>
    renderInShop(<Product product={product} addressed={chosen} onChoose={vi.fn()} />, answers, 'US', accountId),
  );
  return { time, moment: (instant: number) => deadlineText(instant, 'US') };
}

const addButton = () => screen.queryByRole('button', { name: 'Add to cart' });

test('a guest reads when it is launched and who buys it earlier, and cannot buy it', async () => {
  const { time, moment } = await show(48 * hours);
  expect(screen.getByText(`Launches ${moment(time)}`)).toBeDefined();
  expect(await screen.findByText('Members at Beam and Aurora can buy it 12 and 24 hours early.')).toBeDefined();
  expect(screen.getByRole('timer', { name: 'Time left until you can buy it' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See level benefits' }).getAttribute('href')).toBe('/account/su-center');
  expect([addButton(), screen.queryByText('In stock'), screen.queryByRole('link', { name: 'Buy now' })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a member of a level with early access reads their own time', async () => {
  const { time, moment } = await show(48 * hours, 3);
  const own = `At Beam, you can buy it 12 hours early: ${moment(time - 12 * hours)}`;
  expect(await screen.findByText(own)).toBeDefined();
  expect(addButton()).toBeNull();
});

test('a member of another level reads what the guest reads', async () => {
  await show(6 * hours, 2);
  expect(await screen.findByText(/^Members at Beam and Aurora/)).toBeDefined();
  expect(addButton()).toBeNull();
});

test('a member buys it when it is open for their level', async () => {
  await show(6 * hours, 3);
  expect(await screen.findByText('Open for you: Beam buys before everyone else.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDefined();
  expect(screen.getByText('In stock')).toBeDefined();
});

test('everybody buys it when its moment comes while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(60_000);
  expect(await screen.findByText(/^Members at Beam and Aurora/)).toBeDefined();
  expect(addButton()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Open to everyone')).toBeDefined();
  expect(addButton()).not.toBeNull();
});

test('a member buys it whose moment came while their level was on its way', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let sendLevel = () => {};
  await show(12 * hours + 60_000, 3, new Promise((resolve) => (sendLevel = resolve)));
  expect(screen.getByText(/^Opens in/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  sendLevel();
  expect(await screen.findByText('Open for you: Beam buys before everyone else.')).toBeDefined();
  expect(addButton()).not.toBeNull();
});
