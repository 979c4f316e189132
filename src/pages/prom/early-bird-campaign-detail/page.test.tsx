import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { arcDeposit, arcReservation } from '../parts/deposit-fixture.ts';
import DepositCampaignPage from './page.tsx';

const path = '/app-mall/v1/prom/early-bird/campaign';
const specs = [{ group: 'Light', name: 'Brightness', value: '620', unit: 'lm' }];
const detailOf = (changes: object = {}) => ({
  ...{ campaign: { ...arcDeposit, ...changes }, highlights: ['It glows.'], specs },
});
const open = (answer: object, accountId: string | null = null, more: object = {}) =>
  renderInShop(<DepositCampaignPage />, { [path]: answer, ...more }, 'US', accountId);
const mine = (changes: object) => ({
  '/app-mall/v1/prom/early-bird/reservations': { list: [{ ...arcReservation, ...changes }] },
});

beforeEach(() => window.history.replaceState(null, '', '/prom/early-bird-campaign-detail?id=deposit-arc'));
afterEach(cleanup);

test('shows what the deposit makes of the price, and leads a guest to the log-in and back', async () => {
  open(detailOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Arc: $10.00 now, $30.00 off later' })).toBeDefined();
  const sum = within(screen.getByRole('region', { name: 'What you pay' }));
  expect(sum.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    ...['$89.00', '−$30.00', '$59.00', '$10.00', '$69.00'],
  ]);
  expect(screen.getByRole('link', { name: 'Reserve for $10.00' }).getAttribute('href')).toBe(
    '/account/login?redirect=%2Fprom%2Fearly-bird-campaign-detail%3Fid%3Ddeposit-arc',
  );
  expect(screen.getByText(/the shop keeps the deposit/)).toBeDefined();
});

test('never threatens where the law gives a deposit back', async () => {
  open(detailOf({ goesBack: true }));
  expect(await screen.findByText(/we refund your full deposit/)).toBeDefined();
  expect(screen.queryByText(/keeps the deposit/)).toBeNull();
});

test('a member reserves once, however often the answer is lost', async () => {
  const keys: (string | null)[] = [];
  const reserve = (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    return Promise.resolve(
      keys.length === 1 ? new Refusal('SERVER_ERROR', 500, 'Broken') : { orderNo: 'LUS260101AAAAAA' },
    );
  };
  open(detailOf(), 'a-member', { '/app-mall/v1/prom/early-bird/reserve': reserve, ...mine({ campaignId: 'other' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Reserve for $10.00' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reserve for $10.00' }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a balance that is due is quoted for the chosen address and paid', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const zero = usd(0);
  const totals = {
    ...{ listTotal: usd(8_900), promoDiscount: usd(2_000), suitDiscount: zero, couponDiscount: zero },
    ...{ coinDiscount: zero, goodsTotal: usd(6_900), shipping: zero, shippingDiscount: zero, protection: zero },
    ...{ tax: usd(500), taxIncluded: false, grandTotal: usd(7_400), coinsToEarn: 0, saved: usd(2_000) },
  };
  const bodies: unknown[] = [];
  const balance = async (request: Request) => {
    if (request.method === 'POST') bodies.push(await request.json());
    return { totals, deposit: usd(1_000), due: usd(6_400), quoteHash: 'hash', orderNo: 'LUS260101BBBBBB' };
  };
  open(detailOf({ state: 'BALANCE_DUE' }), 'a-member', {
    ...mine({ standing: 'BALANCE_DUE', canCancel: false }),
    '/app-mall/v1/prom/early-bird/balance': balance,
    '/app-mall/v1/address/list': { list: [{ id: 'home', lines: ['Ola Nowak', '1 Lake Street'] }] },
  });
  expect(await screen.findByText('−$10.00')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $64.00' }));
  expect(bodies).toEqual([{ reservationId: 'r1', addressId: 'home', quoteHash: 'hash' }]);
});

test.each([
  ['HELD', { payExpireTime: Date.UTC(2100, 0, 1) }, 'link', 'Pay $10.00'],
  ['RESERVED', {}, 'link', 'Cancel and get the deposit back'],
  ['BALANCE_DUE', { balanceOrderNo: 'LUS260101BBBBBB' }, 'link', 'Finish the payment'],
  ['COMPLETED', { balanceOrderNo: 'LUS260101BBBBBB', canCancel: false }, 'link', 'See your order'],
] as const)('a reservation that is %s leads to the next step', async (standing, changes, role, name) => {
  open(detailOf(), 'a-member', mine({ standing, ...changes }));
  expect(await screen.findByRole(role, { name })).toBeDefined();
});

test.each([
  ['COMING', 'Deposits haven’t opened'],
  ['SOLD_OUT', 'All reserved'],
  ['DONE', 'This campaign is over'],
] as const)('%s leads to the product at its price', async (state, words) => {
  open(detailOf({ state }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See it at $89.00' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Reserve/ })).toBeNull();
});

test.each([
  [new Refusal('NOT_IN_MARKET', 404, 'Elsewhere'), 'Not in your market'],
  [new Refusal('NOT_FOUND', 404, 'Nowhere'), 'We can’t find that campaign'],
  [new Refusal('SERVER_ERROR', 500, 'Broken'), 'Something went wrong'],
])('what cannot be shown says why', async (answer, words) => {
  open(answer);
  expect(await screen.findByText(words)).toBeDefined();
});
