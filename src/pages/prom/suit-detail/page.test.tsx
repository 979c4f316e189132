import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import SuitDetailPage from './page.tsx';
import { chosenItems, linesOf, nothingChosen } from './suit-choices.ts';

type Detail = components['schemas']['SuitDetail'];

afterEach(cleanup);

const path = '/app-mall/v1/prom/suit/detail';
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const image = { url: '/lamp/', alt: 'A lamp', w: 1, h: 1, widths: [], lqip: { day: '#fff', night: '#000' } };

const choice = (sku: string, amount: number, available = 9): Detail['items'][number]['choices'][number] => ({
  ...{ sku, image, available, unit: usd(amount), list: usd(amount), stockState: 'OK', left: null },
  options: [{ name: 'Finish', value: sku }],
});
const item = (spu: string, ...choices: Detail['items'][number]['choices']): Detail['items'][number] => ({
  ...{ spu, title: `${spu} lamp`, subtitle: '', quantity: 1, optional: false, rating: 4.6, ratingCount: 12, choices },
});

const bundle = (changes: Partial<Detail> = {}, card: Partial<Detail['card']> = {}): Detail => ({
  card: {
    ...{ suitId: 'evening', title: 'Evening set', summary: 'For one table.', image: null, room: 'LIVING_ROOM' },
    ...{
      phase: 'LIVE',
      startTime: 0,
      endTime: 9e12,
      parts: [],
      sum: usd(14_800),
      price: usd(11_900),
      save: usd(2_900),
    },
    ...card,
  },
  discount: { kind: 'PERCENT', percent: 10 },
  items: [
    item('Dome', choice('Bone', 8_000), choice('Ink', 9_000)),
    { ...item('Pebble', choice('Stone', 1_000, 7)), quantity: 2 },
    { ...item('Dial', choice('Black', 4_000)), optional: true },
  ],
  ...{ perBuyerLimit: null, buyerLeft: null, others: [] },
  ...changes,
});

async function open(answer: Detail | Refusal) {
  window.history.replaceState(null, '', '/prom/suit-detail?suitId=evening');
  const shop = renderInShop(<SuitDetailPage />, { [path]: answer }, 'US', null);
  await screen.findByRole('heading', { level: 1 });
  return shop;
}

const priceOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const prices = () => ['Separately', 'You save', 'As a bundle'].map(priceOf);
const addButton = () => screen.queryAllByRole('button', { name: 'Add bundle' });

test('the sum follows the choices, and the bundle is what it takes off', async () => {
  await open(bundle());
  expect(prices()).toEqual(['$100.00', '$10.00', '$90.00']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Choice for Dome lamp' }), { target: { value: 'Ink' } });
  expect(prices()).toEqual(['$110.00', '$11.00', '$99.00']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add Dial lamp' }));
  expect(prices()).toEqual(['$150.00', '$15.00', '$135.00']);
  expect(screen.getByText(/Only 3 more of this bundle: Pebble lamp/)).toBeDefined();
});

test('how the price is made is told of what is chosen, each piece as often as it is in the set', async () => {
  await open(bundle());
  const address = screen.getByRole('link', { name: 'How this price adds up' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(address, 'https://shop.test');
  expect(pathname).toBe('/product-detail/price-detail');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ sku: 'Bone', quantity: '1', buyType: '4', promoItemId: 'evening', with: 'Stone,Stone' },
  });
});

test('a choice that is out takes the button away until another one is made', async () => {
  await open(bundle({ items: [item('Dome', choice('Bone', 8_000), choice('Ink', 9_000, 0))] }));
  expect(addButton()).not.toEqual([]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Ink' } });
  expect(addButton()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('Dome lamp is out of stock');
  expect(screen.getByText('Out of stock, choose another')).toBeDefined();
});

test.each([
  ['that is over', bundle({}, { phase: 'ENDED' }), 'This bundle has ended.'],
  ['that has not begun', bundle({}, { phase: 'WARMUP', startTime: 1_795_878_000_000 }), 'On sale from'],
  [
    'with an item that is out',
    bundle({ items: [item('Dome', choice('Bone', 8_000, 0))] }),
    'can’t buy this bundle right now',
  ],
  ['that the member has had', bundle({ perBuyerLimit: 1, buyerLeft: 0 }), 'reached the limit for this bundle'],
])('a bundle %s cannot be added and says why, with others beside it', async (_, detail, reason) => {
  const { card } = bundle({}, { suitId: 'desk', title: 'Desk set' });
  await open({ ...detail, others: [card] });
  expect(addButton()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain(reason);
  const others = within(screen.getByRole('region', { name: 'Other bundles' }));
  expect(others.getByRole('link', { name: /Desk set/ }).getAttribute('href')).toBe('/prom/suit-detail?suitId=desk');
});

test.each([
  ['NOT_IN_MARKET', 422, 'Not in this market'],
  ['NOT_FOUND', 404, 'We can’t find that bundle'],
])('%s leads to the bundles that there are', async (code, status, heading) => {
  await open(new Refusal(code, status, 'No'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('link', { name: 'See all bundles' }).getAttribute('href')).toBe('/prom/suit-list');
});

test('what is added is one group of all that is chosen', () => {
  const chosen = chosenItems(bundle(), { ...nothingChosen, skus: { Dome: 'Ink' } });
  const line = { buyType: 4, promoItemId: 'evening', suitGroupId: 'group' };
  expect(linesOf('evening', 'group', chosen)).toEqual([
    { ...line, sku: 'Ink', quantity: 1 },
    { ...line, sku: 'Stone', quantity: 2 },
  ]);
});
