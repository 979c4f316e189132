import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import GiveawayPage from './page.tsx';
import type { Giveaway } from './queries.ts';

const path = '/app-mall/v1/prom/giveaway/detail';
const enterPath = '/app-mall/v1/prom/giveaway/enter';
const page = '/prom/new-outdoor-lights-giveaway';
afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, '', page));

const image = {
  ...{ url: '/media/products/festoon/1/', alt: 'Festoon', w: 960, h: 960, widths: [320] },
  lqip: { day: '#ffffff', night: '#000000' },
};
const at = (days: number) => ({ time: Date.now() + days * 86_400_000, text: `in ${days} days` });
const nothing = { channel: null, quiz: null };
const detail: Giveaway = {
  ...{ promoId: 'garden', handle: 'new-outdoor-lights-giveaway', title: 'Win a lit garden', summary: 'Ten prizes.' },
  ...{ image: null, upright: null, state: 'OPEN', start: at(-1), end: at(20), draw: null, entries: 2_318 },
  ...{ entryLimit: 5, minAge: 18, claimDays: 30, sites: ['US', 'GB'], rules: [], products: [], standing: null },
  prizes: [{ prizeId: 'string', title: 'Festoon', image, count: 3 }],
  steps: [
    { action: 'LOG_IN', entries: 1, ...nothing },
    { action: 'FREE', entries: 2, ...nothing },
    {
      ...{ action: 'QUIZ', entries: 2, channel: null },
      quiz: {
        question: 'Which one stands outside?',
        choices: [
          { choiceId: 'dome', label: 'Dome' },
          { choiceId: 'path', label: 'Path' },
        ],
      },
    },
  ],
};
const fresh: NonNullable<Giveaway['standing']> = { entries: 0, isAdult: false, isExcluded: false, done: [] };

const show = (answers: Parameters<typeof renderInShop>[1], member: string | null = 'member-1') =>
  renderInShop(<GiveawayPage />, answers, 'US', member);
const bodiesOf = async (requests: readonly Request[]) =>
  Promise.all(
    requests.filter(({ url }) => new URL(url).pathname === enterPath).map((request) => request.clone().json()),
  );

test('a guest sees what can be won and how, and is led to an account and back', async () => {
  show({ [path]: detail }, null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Win a lit garden' })).toBeDefined();
  expect(screen.getByText('2,318 entries')).toBeDefined();
  const login = screen.getByRole('link', { name: 'Log in to enter' });
  expect(login.getAttribute('href')).toBe(`/account/login?redirect=${encodeURIComponent(page)}`);
  expect(screen.queryByRole('button', { name: /^Enter/ })).toBeNull();
  expect(screen.getByText(/^Members in the United States and the United Kingdom/)).toBeDefined();
});

test('a member confirms the age before the first step, and each entry lights a bulb', async () => {
  let standing = fresh;
  const { requests } = show({
    [path]: () => ({ ...detail, standing }),
    [enterPath]: () => {
      standing = { ...fresh, entries: 1, isAdult: true, done: ['LOG_IN'] };
      return { added: 1, standing };
    },
  });
  const enter = await screen.findByRole('button', { name: 'Enter: Have an account' });
  await userEvent.click(enter);
  expect(screen.getByText('Confirm that you’re 18 or older')).toBeDefined();
  const box = screen.getByRole('checkbox', { name: 'I’m 18 or older' });
  expect(document.activeElement).toBe(box);
  expect(await bodiesOf(requests)).toEqual([]);
  await userEvent.click(box);
  await userEvent.click(enter);
  expect(await screen.findByText('You: 1 of 5')).toBeDefined();
  expect(await bodiesOf(requests)).toEqual([
    { handle: 'new-outdoor-lights-giveaway', action: 'LOG_IN', isAdult: true },
  ]);
  expect(screen.getByRole('img', { name: /^1 of 5 bulbs/ })).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a member sees each entry with the step that brought it, and what went with its order', async () => {
  const entry = (entryId: string, action: string, revokedTime: number | null) => ({
    ...{ entryId, sequence: 1, action, orderNo: null, createdTime: Date.UTC(2026, 10, 20, 12), revokedTime },
  });
  const list = [entry('a', 'QUIZ', null), entry('b', 'ORDER', Date.UTC(2026, 10, 21, 12))];
  const { requests } = show({
    [path]: { ...detail, standing: { ...fresh, entries: 1 } },
    '/app-mall/v1/prom/giveaway/my-entries': { pseudonym: 'p', list },
  });
  await userEvent.click(await screen.findByText('One by one'));
  const own = within(screen.getByRole('region', { name: 'Your entries' }));
  const lines = await own.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Answered the questionFri, Nov 20, 2026',
    'With an orderFri, Nov 20, 2026 · removed Sat, Nov 21, 2026, order returned',
  ]);
  const request = requests.find(({ url }) => url.includes('my-entries'));
  expect(request && new URL(request.url).searchParams.get('handle')).toBe('new-outdoor-lights-giveaway');
});

test('an entry to the edition that a page shows joins the open list at once', async () => {
  const entry = (entryId: string, action: string) => ({
    ...{ entryId, sequence: 1, action, orderNo: null, createdTime: Date.UTC(2026, 10, 20, 12), revokedTime: null },
  });
  const list = [entry('a', 'LOG_IN')];
  let standing = { ...fresh, isAdult: true, entries: 1, done: ['LOG_IN'] };
  show({
    [path]: () => ({ ...detail, handle: 'new-outdoor-lights-giveaway-2026', standing }),
    '/app-mall/v1/prom/giveaway/my-entries': () => ({ pseudonym: 'p', list }),
    [enterPath]: () => {
      list.push(entry('b', 'FREE'));
      standing = { ...standing, entries: 3, done: ['LOG_IN', 'FREE'] };
      return { added: 2, standing };
    },
  });
  await userEvent.click(await screen.findByText('One by one'));
  expect(await screen.findByText('With your account')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Enter for free/ }));
  expect(await screen.findByText('Daily free entry')).toBeDefined();
  expect(screen.getByText('One by one').closest('details')?.open).toBe(true);
});

test('a wrong answer says so beside the question and can be tried again', async () => {
  const isAdult = { ...fresh, isAdult: true };
  const problem = 'That’s not it. Please try another answer';
  show({
    [path]: { ...detail, standing: isAdult },
    [enterPath]: new Refusal('BAD_REQUEST', 400, 'Please check', null, [
      { path: 'proof', rule: 'answer', message: problem },
    ]),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Dome' }));
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText(problem)).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Dome' })).toHaveProperty('checked', true);
});

test.each([
  [{ entries: 5 }, /^All lit/],
  [{ isExcluded: true }, 'Employees can’t enter.'],
])('a member who cannot have more is told why: %j', async (standing, said) => {
  show({ [path]: { ...detail, standing: { ...fresh, isAdult: true, ...standing } } });
  const own = await screen.findByRole('region', { name: 'Your entries' });
  expect(within(own).getByText(said)).toBeDefined();
});

test.each([
  ['COMING', 'See how to enter', '#enter'],
  ['CLOSED', 'See the draw', '/prom/new-outdoor-lights-winners'],
  ['DRAWN', 'See who won', '/prom/new-outdoor-lights-winners'],
] as const)('nobody enters while it is %s', async (state, action, address) => {
  show({ [path]: { ...detail, state, standing: fresh } });
  expect((await screen.findByRole('link', { name: action })).getAttribute('href')).toBe(address);
  expect(screen.queryByRole('button', { name: /Enter/ })).toBeNull();
});

test('what was sealed before entries opened is on the page', async () => {
  const seedCommit = '3f'.repeat(32);
  show({ [path]: { ...detail, draw: { time: at(21), seedCommit, round: 4_711 } } }, null);
  expect(await screen.findByText(seedCommit)).toBeDefined();
  expect(screen.getByText(/^Round 4,711 .* in 21 days$/)).toBeDefined();
});

test('another market names those that have it', async () => {
  show({ [path]: new Refusal('NOT_IN_MARKET', 422, 'Not there', { sites: ['US'] }) });
  expect(await screen.findByText('This giveaway is for the United States.')).toBeDefined();
});
