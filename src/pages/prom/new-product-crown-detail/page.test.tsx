import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { crowdDetailOf } from '../parts/crowd-fixture.ts';
import CrowdfundingProjectPage from './page.tsx';

const detail = '/app-mall/v1/prom/crowd/detail';
const follow = '/app-mall/v1/prom/crowd/follow';
const following = { isConfirmed: true, emailMasked: 'm•••@lampyris.test' };

beforeEach(() => window.history.replaceState(null, '', '/prom/new-product-crown-detail?id=buoy'));
afterEach(cleanup);

const open = (answers: Answers, accountId: string | null = null) =>
  renderInShop(<CrowdfundingProjectPage />, answers, 'US', accountId);
const pledgeLink = (name: string) => screen.findByRole('link', { name });

test('the button pledges for the tier that is chosen, at first for the first that is left', async () => {
  open({ [detail]: crowdDetailOf() });
  expect((await pledgeLink('Pledge $99.00')).getAttribute('href')).toBe('/order/checkout?source=PLEDGE&itemId=second');
  expect(screen.getByRole('radio', { name: /first run/ }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /^Two/ }));
  expect((await pledgeLink('Pledge $179.00')).getAttribute('href')).toBe('/order/checkout?source=PLEDGE&itemId=pair');
  expect(screen.getByText('Ships in June 2100 · 38 left')).toBeDefined();
  expect(screen.getByText('It may leak.')).toBeDefined();
});

test.each([
  ['COMING', false, 'Pledges aren’t open yet. Follow it, and we’ll write to you.'],
  ['CLOSING', false, 'Time’s up. Payments already under way still count.'],
  ['SHIPPING', false, /ship in the order of the pledges/],
  ['DONE', false, 'Every backer has theirs.'],
  ['FAILED', false, 'Not enough pledges. Everyone got a full refund.'],
  ['FAILED', true, 'Not enough pledges. Everyone is getting a full refund.'],
] as const)(
  'one that is %s says so, and nothing can be pledged (open refunds: %s)',
  async (state, openRefunds, said) => {
    open({ [detail]: crowdDetailOf({ state }, { openRefunds }) });
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

test('one that is reached takes late pledges, and shows the member their own', async () => {
  open({ [detail]: crowdDetailOf({ state: 'SUCCEEDED' }, { orders: ['LUS1'] }) }, 'member-1');
  expect(await pledgeLink('Pledge $99.00 late')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe('/order/detail?orderNo=LUS1');
});

test('without a piece that is left there is no button', async () => {
  const gone = crowdDetailOf();
  open({ [detail]: { ...gone, tiers: gone.tiers.map((tier) => ({ ...tier, left: 0 })) } });
  expect(await screen.findByText('All pledged.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Pledge/ })).toBeNull();
});

test('a guest follows with an address, a member with a press, who can stop', async () => {
  const guest = open({ [detail]: crowdDetailOf(), [follow]: { state: 'VERIFY' } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'mara@lampyris.test');
  await userEvent.click(screen.getByRole('button', { name: 'Follow by email' }));
  expect(await screen.findByText('Check your inbox')).toBeDefined();
  const sent = guest.requests.find(({ url }) => new URL(url).pathname === follow);
  expect(await sent?.json()).toEqual({ id: 'buoy', email: 'mara@lampyris.test' });
  cleanup();
  let own: typeof following | null = null;
  open(
    {
      [detail]: () => crowdDetailOf({}, { following: own }),
      [follow]: ({ method }) => {
        own = method === 'DELETE' ? null : following;
        return method === 'DELETE' ? {} : { state: 'REGISTERED' };
      },
    },
    'member-1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Follow by email' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop following' }));
  expect(await screen.findByRole('button', { name: 'Follow by email' })).toBeDefined();
});

test('the link in a mail asks for a press', async () => {
  window.history.replaceState(null, '', '/prom/new-product-crown-detail?id=buoy&token=t1');
  const { requests } = open({
    [detail]: crowdDetailOf({}, { following: { ...following, isConfirmed: false } }),
    [`${follow}/confirm`]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  const sent = requests.find(({ url }) => new URL(url).pathname.endsWith('/confirm'));
  expect(await sent?.json()).toEqual({ id: 'buoy', token: 't1' });
});

test.each([
  ['NOT_FOUND', undefined, 'We can’t find that project'],
  ['NOT_IN_MARKET', { sites: ['EU', 'GB'] }, 'Not for this market'],
] as const)('a project that is %s leads on', async (code, data, title) => {
  open({ [detail]: new Refusal(code, 404, 'No', data) });
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all projects' })).toBeDefined();
});
