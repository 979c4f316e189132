import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { buoy } from '../parts/crowd-fixture.ts';
import CrowdfundingPage from './page.tsx';

const list = '/app-mall/v1/prom/crowd/list';
afterEach(cleanup);

test('the first that takes pledges is large, and each other one says where it stands', async () => {
  const other = (title: string, changes: object) => ({ ...buoy, ...changes, id: title, title });
  const projects = [
    buoy,
    other('Trio', {
      ...{ goalUnits: null, goalAmount: { amount: 4_000_000, currency: 'USD' }, percent: 25 },
      pledgedAmount: { amount: 1_004_300, currency: 'USD' },
    }),
    other('Arch', { state: 'PRODUCING', percent: 122 }),
    other('Ledge', { state: 'COMING', startTime: Date.UTC(2100, 0, 4, 15), backers: 0 }),
    other('Kite', { state: 'FAILED', pledgedUnits: 128, from: null }),
  ];
  renderInShop(<CrowdfundingPage />, { [list]: { list: projects, total: 5, pageSize: 12 } }, 'US', null);
  expect((await screen.findByRole('link', { name: 'See project: Buoy' })).getAttribute('href')).toBe(
    '/prom/new-product-crown-detail?id=buoy',
  );
  expect(screen.getByRole('meter', { name: 'Buoy' }).getAttribute('aria-valuetext')).toBe('412 of 500 pledged');
  const said = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(said('More from the drawing board')).toEqual([
    'Trio25% · 356 backers · Until January 2100 · From $99.00',
    'Arch122% · 356 backers · In production · From $99.00',
    'LedgePledges begin Mon, Jan 4, 2100, 10:00 AM ET · From $99.00',
  ]);
  expect(said('Not made')).toEqual(['Kite128 of 500 pledged. Goal missed, everyone refunded.']);
});

test.each([
  [{ list: [], total: 0, pageSize: 12 }, 'No projects right now'],
  [new Refusal('SERVER_ERROR', 500, 'Broken'), 'Something went wrong'],
])('without any of them it says so and leads on', async (answer, words) => {
  renderInShop(<CrowdfundingPage />, { [list]: answer }, 'US', null);
  expect(await screen.findByText(words)).toBeDefined();
});
