import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import DollMachinePage from './page.tsx';

const paths = {
  view: '/app-mall/v1/prom/doll-machine',
  play: '/app-mall/v1/prom/doll-machine/play',
  seen: '/app-mall/v1/prom/doll-machine/seen',
  records: '/app-mall/v1/prom/doll-machine/records',
};
const soon = { time: Date.UTC(2100, 0, 1), text: 'Fri, Jan 1, 2100, 10:00 AM ET' };
const prize = (prizeId: string, kind: string, title: string, part: number, left: number | null = null) => ({
  ...{ prizeId, kind, title, image: null, spu: null, left, chance: { part, of: 1_000 } },
});
const machine = {
  ...{
    machineId: 'machine',
    state: 'LIVE',
    opens: soon,
    ends: soon,
    costCoins: 50,
    freePlaysPerDay: 1,
    dailyLimit: 10,
  },
  prizes: [
    prize('lamp', 'PRODUCT', 'Pebble lamp', 5, 12),
    prize('gone', 'PRODUCT', 'Cube', 0, 0),
    prize('five', 'COUPON', '$5 off', 125),
    prize('coins', 'COINS', '20 coins', 250),
  ],
  nothing: { part: 620, of: 1_000 },
  pity: { plays: 30, prizeId: 'five' },
};
const mine = {
  ...{ balance: 240, freePlays: 1, playsLeft: 10, nextFreeTime: Date.UTC(2100, 0, 1), withoutPity: 12, unseen: null },
};
const play = (won: 'lamp' | 'coins' | null, coins = 0) => {
  const found = machine.prizes.find(({ prizeId }) => prizeId === won);
  return {
    ...{ playId: `play-${won ?? 'none'}`, time: 1, cost: 0, coins },
    prize: found ? { prizeId: found.prizeId, kind: found.kind, title: found.title, image: null } : null,
    expireTime: won === 'lamp' ? Date.UTC(2026, 11, 27, 12) : null,
  };
};
const played = (result: object) => ({ result, balance: 240, freePlays: 0, playsLeft: 9, withoutPity: 13 });

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const open = (view: object, answers: Answers = {}, member: string | null = 'member-1') =>
  renderInShop(
    <DollMachinePage />,
    { [paths.view]: view, [paths.records]: { list: [], after: null }, [paths.seen]: {}, ...answers },
    'US',
    member,
  );
const viewOf = (changes: object = {}, standing: object | null = mine) => ({
  ...{ machine: { ...machine, ...changes }, sites: ['US'], mine: standing },
});
const callsOf = (requests: readonly Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname === path);
const pressPlay = async (name = 'Play: free') => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I’m 18 or older' }));
  await userEvent.click(screen.getByRole('button', { name }));
};
const stage = () => within(screen.getByRole('region', { name: 'The machine' }));

test('says the exact odds of now, what is left and how far the prize is that comes at the latest', async () => {
  open(viewOf());
  const table = await screen.findByRole('table', { name: 'The odds now' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['1 in 2000.5%', '12'],
    ['–', 'None left'],
    ['1 in 812.5%', 'Plenty'],
    ['1 in 425%', 'Plenty'],
    ['31 in 5062%', ''],
  ]);
  expect(screen.getByText('$5 off by play 30 at the latest')).toBeDefined();
  expect(await screen.findByText('12 of 30 plays')).toBeDefined();
});

test('a member who says their age plays for free, and finds the way to the prize', async () => {
  const { requests } = open(viewOf(), { [paths.play]: played(play('lamp')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Play: free' }));
  expect(stage().getByText('Confirm that you’re 18 or older first.')).toBeDefined();
  expect(callsOf(requests, paths.play)).toEqual([]);
  await pressPlay();
  const dialog = within(await screen.findByRole('dialog', { name: 'You won Pebble lamp' }));
  expect(dialog.getByRole('link', { name: 'Claim your prize' }).getAttribute('href')).toBe('/prom/prize-list');
  expect(await callsOf(requests, paths.play)[0]?.clone().json()).toEqual({
    machineId: 'machine',
    cost: 0,
    isAdult: true,
  });
  await waitFor(() => expect(callsOf(requests, paths.seen)).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Play: free' })).toBeDefined();
});

test('a play whose answer was lost is asked for again under the same key', async () => {
  let isLost = true;
  const { requests } = open(viewOf({}, { ...mine, freePlays: 0 }), {
    [paths.play]: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return played(play(null));
    },
  });
  await pressPlay('Play: 50 coins');
  expect(await stage().findByText(/^The connection dropped/)).toBeDefined();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await stage().findByText('The light went out: nothing this time.')).toBeDefined();
  const keys = callsOf(requests, paths.play).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
});

test('a result that was not seen is shown on return', async () => {
  const { requests } = open(viewOf({}, { ...mine, unseen: play('coins', 12) }));
  expect(await screen.findByRole('dialog', { name: 'You won 20 coins' })).toBeDefined();
  expect(screen.getByText('You got 12 coins and have reached today’s limit of 300.')).toBeDefined();
  await waitFor(() => expect(callsOf(requests, paths.seen)).toHaveLength(1));
  expect(callsOf(requests, paths.play)).toEqual([]);
});

test('a refusal stands in words, and what is shown is read again', async () => {
  const refusal = new Refusal('PRICE_CHANGED', 409, 'You’ve used today’s free play. Nothing was spent.');
  const { requests } = open(viewOf(), { [paths.play]: refusal });
  await pressPlay();
  expect(await stage().findByText('You’ve used today’s free play. Nothing was spent.')).toBeDefined();
  await waitFor(() => expect(callsOf(requests, paths.view).length).toBeGreaterThan(1));
});

test('a guest sees a demonstration that says it is one, and no server is asked', async () => {
  const { requests } = open(viewOf({}, null), {}, null);
  await userEvent.click(await screen.findByRole('button', { name: 'See how it works' }));
  expect(await stage().findByText(/^Demo:/)).toBeDefined();
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/account/login?redirect=%2Fprom%2Fdoll-machine',
  );
});

test.each([
  ['no play is left today', {}, { freePlays: 0, playsLeft: 0 }, 'You’ve used all your plays for today.'],
  ['coins are missing', {}, { freePlays: 0, balance: 20 }, 'The next play costs 50 coins, and you have 20.'],
  ['the prizes are gone', { state: 'SOLD_OUT' }, {}, 'All prizes have been won. It no longer takes coins.'],
  ['it has not opened', { state: 'COMING' }, {}, `It opens ${soon.text}.`],
  ['it is over', { state: 'ENDED' }, {}, `It closed ${soon.text}.`],
])('cannot be played when %s, and says so', async (_, changes, standing, words) => {
  open(viewOf(changes, { ...mine, ...standing }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
});

test('names the markets that have one where there is none', async () => {
  open({ machine: null, sites: ['US', 'GB'], mine: null });
  expect(await screen.findByText(/You can play in the United States and the United Kingdom\.$/)).toBeDefined();
});
