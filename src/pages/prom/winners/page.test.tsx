import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DrawFile } from '#rules/draw.ts';
import { fairDraw } from '#rules/draw-fixture.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import WinnersPage from './page.tsx';
import type { Draw } from './queries.ts';

/** The draws of these tests have no true signature: the beacon signed what it said, unless it is told otherwise. */
const signature = vi.hoisted(() => ({ isSignedRound: vi.fn(() => Promise.resolve(true)) }));
vi.mock('./beacon-signature.ts', () => signature);

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, '', '/prom/winner-announcement?handle=new-lamp-series'));

const winners = '/app-mall/v1/prom/winners';
const draws = '/app-mall/v1/prom/draw/list';
const moment = (time: number) => ({ time, text: 'Tue, Dec 1, 1:00 PM ET' });
const image = {
  url: '/media/products/dome/',
  alt: 'Dome',
  w: 1600,
  h: 1200,
  widths: [640],
  lqip: { day: '', night: '' },
};

let fair: DrawFile;
beforeAll(async () => {
  fair = await fairDraw(200);
});

function drawOf(changes: Partial<Draw> = {}): Draw {
  const { campaign, beacon, round, closeTime, rootTime, seed, seedCommit, randomness, signature, root, count } = fair;
  return {
    ...{
      handle: campaign,
      title: 'New Lamp Series',
      image: null,
      giveaway: '/prom/new-lamp-series',
      state: 'ANNOUNCED',
    },
    ...{ close: moment(closeTime), drawTime: moment(closeTime + 3_600_000), isPostponed: false },
    ...{ method: 'SEED_BEACON_MERKLE', seedCommit, seedReveal: seed, randomness, signature, root, count },
    beacon: { ...beacon, round, address: 'https://beacon.test/round', isSandbox: false },
    sealed: moment(rootTime),
    prizes: fair.prizes.map((prize) => ({ ...prize, image })),
    winners: fair.winners.map((_, at) => at + 1),
    list: fair.winners.map(({ entryId, prize }, at) => ({
      ...{ place: at + 1, name: 'J***n', country: 'DE', prize, entryId, number: at + 1 },
    })),
    ...{ pageNo: 1, hasMore: false, past: [], mine: null, ...changes },
  };
}

/** The page with a file of the draw that a server sends as bytes. */
function open(draw: Draw, file: DrawFile = fair, member: string | null = null) {
  const shop = renderInShop(<WinnersPage />, { [winners]: draw, [filePath]: () => fileOf(file) }, 'US', member);
  return shop;
}
const filePath = '/app-mall/v1/prom/draw/file';
const fileOf = (file: DrawFile) =>
  new Response(JSON.stringify(file), { headers: { 'content-type': 'application/vnd.lampyris.draw' } });

const steps = async () =>
  within(await screen.findByRole('region', { name: 'Check the draw yourself' })).getAllByText(
    /^(The|This|These|Every|They|Everything) /,
  );
/** Winners whose bulbs are on: a check lights as many as it has proved. */
const litBulbs = () => document.querySelectorAll('[data-winner]').length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who won is under what they won, masked, and a fair draw is found fair in this browser', async () => {
  open(drawOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Who won' })).toBeDefined();
  expect(screen.getByRole('img', { name: '200 entries on a string of bulbs; 10 of them won' })).toBeDefined();
  expect(screen.getAllByText('J***n, DE')).toHaveLength(10);
  await press('Check the draw');
  expect(await screen.findByText('It’s fair: everything matches what you see here.')).toBeDefined();
  expect((await steps()).length).toBeGreaterThanOrEqual(8);
  expect(litBulbs()).toBe(10);
});

test('a file that is not what the page says is found out', async () => {
  open(drawOf(), { ...fair, entries: fair.entries.slice(1) });
  await screen.findByRole('button', { name: 'Check the draw' });
  await press('Check the draw');
  expect(await screen.findByText(/Something doesn’t match/)).toBeDefined();
  expect(screen.getByText('These aren’t the entries sealed when entries closed.')).toBeDefined();
  expect(litBulbs()).toBeLessThan(10);
});

test('a number that the beacon has not signed is found out', async () => {
  signature.isSignedRound.mockResolvedValueOnce(false);
  open(drawOf());
  await screen.findByRole('button', { name: 'Check the draw' });
  await press('Check the draw');
  expect(await screen.findByText(/Something doesn’t match/)).toBeDefined();
  expect(screen.getByText('The number isn’t the one the beacon signed.')).toBeDefined();
});

test('an entry is found by its name, with its way to the root', async () => {
  open(drawOf());
  await userEvent.type(await screen.findByRole('textbox', { name: /Entry number/ }), 'p3');
  await press('Find');
  expect(await screen.findAllByText(/^Entry [\d,]+ of 200$/)).toHaveLength(2);
  expect(screen.getAllByText(/seals lead from it to the root/)).toHaveLength(2);
});

test('an entry that is not in the draw is said to be missing', async () => {
  open(drawOf());
  await userEvent.type(await screen.findByRole('textbox', { name: /Entry number/ }), 'nobody');
  await press('Find');
  expect(await screen.findByText('That entry isn’t in the sealed list.')).toBeDefined();
});

test('a member who won goes to the prize, and one who lost sees that they were in it', async () => {
  open(drawOf({ mine: { pseudonym: 'p3', place: 1, prizeId: 'x' } }), fair, 'member-1');
  expect((await screen.findByRole('link', { name: 'See your prize' })).getAttribute('href')).toBe('/prom/prize-list');
  cleanup();
  open(drawOf({ mine: { pseudonym: 'p3', place: null, prizeId: null } }), fair, 'member-1');
  expect(await screen.findByText(/You didn’t win this time/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Entry number/ })).toHaveProperty('value', 'p3');
});

test.each([
  [
    { state: 'SCHEDULED', root: null, sealed: null, count: null, seedReveal: null, randomness: null, signature: null },
    'Not drawn yet',
  ],
  [{ state: 'CLOSED', seedReveal: null, randomness: null, signature: null }, 'Not drawn yet'],
  [{ state: 'CANCELLED', root: null, sealed: null, count: null }, 'This draw was called off'],
  [{ count: 0, winners: [], list: [] }, 'Who won'],
] as const)('a draw that is %j says so', async (changes, words) => {
  open(drawOf({ ...changes, winners: [], list: [] }));
  expect(await screen.findByRole('heading', { name: words })).toBeDefined();
  expect(screen.queryByText('J***n, DE')).toBeNull();
});

test('in another market it names those that have it, and an address without a draw says so', async () => {
  renderInShop(<WinnersPage />, { [winners]: new Refusal('NOT_IN_MARKET', 422, 'Not here', { sites: ['EU', 'GB'] }) });
  expect(await screen.findByText(/It’s for .*and/)).toBeDefined();
  cleanup();
  window.history.replaceState(null, '', '/prom/winner-announcement?handle=No%20draw');
  renderInShop(<WinnersPage />);
  expect(await screen.findByRole('heading', { name: 'Which draw?' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all draws' }).getAttribute('href')).toBe('/prom/winner-announcement');
});

test('without the name of a draw it lists those to enter and those that were held, and an empty list leads on', async () => {
  window.history.replaceState(null, '', '/prom/winner-announcement');
  const card = { summary: 'Ten prizes.', drawTime: fair.closeTime, entries: null, winners: 0 };
  const list = [
    { ...card, handle: 'new-lamp-series-next', title: 'Next', state: 'SCHEDULED', image },
    { ...card, handle: 'new-lamp-series-first', title: 'First', state: 'ANNOUNCED', entries: 2318, winners: 10 },
    { ...card, handle: 'new-lamp-series-trial', title: 'Trial', state: 'ANNOUNCED', entries: 0 },
  ];
  renderInShop(<WinnersPage />, { [draws]: { list, total: 3, pageSize: 24 } });
  const linksOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await linksOf('Coming up')).toEqual([['Next', '/prom/new-lamp-series?handle=new-lamp-series-next']]);
  expect(await linksOf('Drawn')).toEqual([
    ['First', '/prom/winner-announcement?handle=new-lamp-series-first'],
    ['Trial', '/prom/winner-announcement?handle=new-lamp-series-trial'],
  ]);
  expect(screen.getByText('Winners: 10. Entries: 2,318.')).toBeDefined();
  expect(screen.getByText('No one entered, so no one won.')).toBeDefined();
  cleanup();
  renderInShop(<WinnersPage />, { [draws]: { list: [], total: 0, pageSize: 24 } });
  expect((await screen.findByRole('link', { name: 'See what’s on' })).getAttribute('href')).toBe('/prom/activity-list');
});
