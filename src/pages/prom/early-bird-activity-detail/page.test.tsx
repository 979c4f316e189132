import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { arc } from '../parts/early-bird-fixture.ts';
import EarlyBirdDetailPage from './page.tsx';

const path = '/app-mall/v1/prom/early-bird/detail';
const specs = [{ group: 'Light', name: 'Brightness', value: '620', unit: 'lm' }];
const detailOf = (changes: object = {}) => ({ offer: { ...arc, ...changes }, highlights: ['It glows.'], specs });
const open = (answer: object, accountId: string | null = null, more: object = {}) =>
  renderInShop(<EarlyBirdDetailPage />, { [path]: answer, ...more }, 'US', accountId);

beforeEach(() => window.history.replaceState(null, '', '/prom/early-bird-activity-detail?id=early-arc'));
afterEach(cleanup);

test('says for how many pieces the price holds and what comes then, and buys at the open step', async () => {
  open(detailOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Arc: $119.00 for the next 9' })).toBeDefined();
  expect(screen.getByText('The next price is $139.00.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buy at $119.00' }).getAttribute('href')).toBe(
    '/order/checkout?source=BUY_NOW&sku=LM-ARC-2&quantity=1&buyType=2&promoItemId=arc-1',
  );
  expect(screen.getByText('620 lm')).toBeDefined();
});

test('names the plain price after the last step', async () => {
  const [first, last] = arc.ladder;
  const ladder = [
    { ...first, sold: 60, left: 0, state: 'SOLD' },
    { ...last, state: 'OPEN' },
  ];
  open(detailOf({ ladder, nextPrice: arc.plainPrice }));
  expect(await screen.findByText('After that it costs $184.99.')).toBeDefined();
  const steps = within(screen.getByRole('list', { name: 'Price steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
});

test('a guest asks for a mail before it begins', async () => {
  const bodies: unknown[] = [];
  const remind = async (request: Request) => {
    bodies.push(await request.json());
    return {};
  };
  open(detailOf({ state: 'COMING', startTime: Date.UTC(2100, 0, 1) }), null, { '/app-mall/v1/prom/remind': remind });
  expect(await screen.findByText('At the start')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remind me about Arc' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ola@lampyris.test');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByRole('button', { name: 'Reminder set' })).toBeDefined();
  expect(bodies).toEqual([{ promoItemId: 'arc-1', on: true, email: 'ola@lampyris.test' }]);
});

test('is locked until the level of whoever is here may buy it', async () => {
  const launch = { time: Date.UTC(2100, 0, 4, 15), text: 'Mon, Jan 4, 10:00 AM ET' };
  open(detailOf({ card: { ...arc.card, launch } }));
  expect(await screen.findByText('Locked for you until Mon, Jan 4, 10:00 AM ET')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

test.each([
  ['SOLD_OUT', 'All early birds sold'],
  ['ENDED', 'This early bird is over'],
] as const)('%s leads to the product at its plain price', async (state, words) => {
  const price = { sale: arc.plainPrice, list: null, priorLowest: null, discountPct: null, from: false };
  const ladder = arc.ladder.map((step) => ({
    ...step,
    state: 'NEXT',
    ...(state === 'SOLD_OUT' && { sold: step.quota, left: 0, state: 'SOLD' }),
  }));
  open(detailOf({ state, price, ladder }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See it at $184.99' })).toBeDefined();
  expect(screen.queryByText(/^Now/)).toBeNull();
});

test.each([
  [new Refusal('NOT_IN_MARKET', 404, 'Elsewhere'), 'Not in your market'],
  [new Refusal('NOT_FOUND', 404, 'Nowhere'), 'We can’t find that early bird'],
  [new Refusal('SERVER_ERROR', 500, 'Broken'), 'Something went wrong'],
])('what cannot be shown says why', async (answer, words) => {
  open(answer);
  expect(await screen.findByText(words)).toBeDefined();
});
