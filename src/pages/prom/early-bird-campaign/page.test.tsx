import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { arcDeposit, arcReservation } from '../parts/deposit-fixture.ts';
import EarlyBirdCampaignPage from './page.tsx';

const list = '/app-mall/v1/prom/early-bird/campaigns';
const reservations = '/app-mall/v1/prom/early-bird/reservations';
afterEach(cleanup);

test('the first says what a deposit is worth and its three dates, and each other one where it stands', async () => {
  const other = (title: string, changes: object) => ({
    ...{ ...arcDeposit, ...changes },
    ...{ id: title, card: { ...arcDeposit.card, title } },
  });
  const campaigns = [arcDeposit, other('Wake', { state: 'BALANCE_DUE' }), other('Cube', { state: 'DONE' })];
  renderInShop(<EarlyBirdCampaignPage />, { [list]: { list: campaigns } }, 'US', null);
  const dates = within(await screen.findByRole('list', { name: 'Dates' })).getAllByRole('listitem');
  expect(dates.map((date) => date.textContent)).toEqual([
    'Deposituntil Sun, Jan 10, 2100now',
    'BalanceWed, Jan 20 – Wed, Jan 27, 2100',
    'Shippingfrom Wed, Feb 10, 2100',
  ]);
  expect(dates.map((date) => date.getAttribute('aria-current'))).toEqual(['step', null, null]);
  expect(screen.getAllByText('$10.00 now, $30.00 off later')).toHaveLength(3);
  const under = within(screen.getByRole('region', { name: 'Under way' }));
  expect(under.getByText('1 lamp · Balances are due')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Over' })).queryByRole('link', { name: /^See dates/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See dates: Arc' }).getAttribute('href')).toBe(
    '/prom/early-bird-campaign-detail?id=deposit-arc',
  );
});

test('a member sees what is due first', async () => {
  const mine = { list: [{ ...arcReservation, standing: 'BALANCE_DUE' }] };
  renderInShop(<EarlyBirdCampaignPage />, { [list]: { list: [] }, [reservations]: mine }, 'US', 'a-member');
  expect(await screen.findByText('$59.00 by Wed, Jan 27, 2100, 11:59 PM ET')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pay the balance: Arc by deposit' })).toBeDefined();
});

test.each([
  [{ list: [] }, 'Nothing to reserve right now'],
  [new Refusal('SERVER_ERROR', 500, 'Broken'), 'Something went wrong'],
])('without any of them it says so and leads on', async (answer, words) => {
  renderInShop(<EarlyBirdCampaignPage />, { [list]: answer }, 'US', null);
  expect(await screen.findByText(words)).toBeDefined();
});
