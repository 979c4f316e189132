import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import PointGuidePage from './page.tsx';

afterEach(cleanup);

const coinRule = '/app-mall/v1/coin/rule';
const suInfo = '/bff-app/v1/mobile/su-info';
const rule = {
  worth: { amount: 100, currency: 'USD' },
  minimum: 100,
  step: 100,
  sharePercent: 20,
  earned: { coins: 10, per: { amount: 100, currency: 'USD' } },
  checkIns: [5, 5, 10, 10, 15, 15, 30],
  dailyCap: 300,
  refundedDays: 30,
  mine: null,
};
const mine = {
  balance: 1_240,
  worth: { amount: 1_240, currency: 'USD' },
  pending: 0,
  earnedToday: 0,
  multiplier: 1.1,
  level: 2,
};
const savvy = {
  level: 2,
  levelName: 'Glow',
  points: 713,
  nextLevelPoints: 2_000,
  validUntil: 1,
  multiplier: 1.1,
  benefits: [],
};

const compared = () => screen.findByRole('table', { name: 'Coins and points side by side' });
/** What is said of coins and of points. */
const cellsOf = (table: HTMLElement, row: string) => {
  const group = within(table).getByRole('rowheader', { name: row }).closest('tr');
  return [...(group?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

test('a guest reads what coins and points are in the numbers of the market, and where to log in', async () => {
  renderInShop(<PointGuidePage />, { [coinRule]: rule }, 'US', null);
  const table = await compared();
  expect(cellsOf(table, 'What they are')[0]).toContain('100 coins are $1.00.');
  expect(cellsOf(table, 'How you earn them')[1]).toContain(
    '1 for every $1.00 you pay for goods, once the order is completed.',
  );
  expect(screen.getByRole('link', { name: 'Log in to see yours' }).getAttribute('href')).toBe(
    '/account/login?redirect=%2Fprom%2Fpoint-guide',
  );
  expect(screen.queryByText(/yours$/)?.textContent).toBe('Log in to see yours');
});

test('a point takes 100 yen in Japan', async () => {
  const yen = { amount: 100, currency: 'JPY' };
  renderInShop(
    <PointGuidePage />,
    { [coinRule]: { ...rule, worth: yen, earned: { coins: 10, per: yen } } },
    'JA',
    null,
  );
  expect(cellsOf(await compared(), 'How you earn them')[1]).toMatch(/^1 for every .?100 you pay for goods/);
});

test('a member reads the own numbers and finds the own level', async () => {
  renderInShop(<PointGuidePage />, { [coinRule]: { ...rule, mine }, [suInfo]: savvy }, 'US', 'member-1');
  expect(await screen.findByText('1,240, worth $12.40')).toBeDefined();
  expect(screen.getByText('Glow, 1,287 points to Beam')).toBeDefined();
  const levels = screen.getByRole('table', { name: 'The four levels' });
  expect(
    within(levels)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Spark', 'Glow, yours', 'Beam', 'Aurora']);
});

test('numbers that do not come can be asked for again, and the levels stay', async () => {
  renderInShop(<PointGuidePage />, { [coinRule]: new Refusal('SERVER_ERROR', 500, 'Broken') }, 'US', null);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.getByRole('table', { name: 'The four levels' })).toBeDefined();
});
