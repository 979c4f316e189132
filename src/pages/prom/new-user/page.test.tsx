import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import NewUserPage from './page.tsx';
import type { NewUserOffer } from './queries.ts';

const path = '/app-mall/v1/prom/new-user';
const claimPath = '/app-mall/v1/prom/new-user/claim';
afterEach(cleanup);

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const image = {
  ...{ url: '/media/products/cube/1/', alt: 'Cube', w: 960, h: 960, widths: [320] },
  lqip: { day: '#ffffff', night: '#000000' },
};
const card = {
  ...{ spu: 'LM-CUBE', sku: 'LM-CUBE-1', title: 'Cube night light', subtitle: '', image, badges: [] },
  ...{ rating: 0, ratingCount: 0, swatches: [], stockState: 'OK', singleSku: true, energyClass: null },
  price: { list: null, sale: usd(2_499), from: false, discountPct: null, priorLowest: null },
} as unknown as NewUserOffer['items'][number]['card'];
type Coupon = NewUserOffer['coupons'][number];
const terms: Coupon['terms'] = {
  ...{ templateId: 'welcome-us', name: '$12 off', amount: usd(1_200), percentBps: null, cap: null },
  ...{ threshold: usd(6_000), scopeText: 'All items', gift: null },
  kind: 'FIXED',
};
const coupon: Coupon = {
  ...{ terms, claimStart: 0, claimEnd: null, leftPercent: null, validTo: null, validDays: 30 },
  ...{ isForNewMembers: true, isForSavvyMembers: false, products: [] },
  state: 'CLAIMABLE',
};
const offer: NewUserOffer = {
  standing: 'GUEST',
  eligible: false,
  why: 'For members',
  until: null,
  image: null,
  upright: null,
  coins: 300,
  worth: usd(300),
  coupons: [coupon],
  items: [{ promoItemId: 'first-cube', card, amount: usd(1_699) }],
};
const until = { time: Date.now() + 86_400_000, text: 'Sat, Nov 28, 12:00 AM ET' };

test('a guest sees what waits, and the two ways to an account that lead back', async () => {
  renderInShop(<NewUserPage />, { [path]: offer }, 'US', null);
  expect(await screen.findByRole('heading', { level: 1, name: '$12 off your first light' })).toBeDefined();
  expect(screen.getByText('Orders over $60, good for 30 days')).toBeDefined();
  expect(screen.getByText('$3.00 off an order')).toBeDefined();
  expect(screen.getByText('$16.99')).toBeDefined();
  const join = screen.getByRole('link', { name: 'Create account' });
  expect(join.getAttribute('href')).toBe('/account/signUp?redirect=%2Fprom%2Fnew-user');
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
});

test('a new member claims the pack, and is told of a light at its first-order price once the cart has taken it', async () => {
  let standing: NewUserOffer['standing'] = 'ELIGIBLE';
  const { requests, sent } = renderInShop(
    <NewUserPage />,
    {
      [path]: () => ({ ...offer, standing, until }),
      [claimPath]: () => {
        standing = 'CLAIMED';
        return { coins: 300, coupons: 1 };
      },
    },
    'US',
    'member-1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Claim it' }));
  expect(await screen.findByRole('link', { name: 'See your coupons' })).toBeDefined();
  expect(screen.getByText(/Until Sat, Nov 28, 12:00 AM ET/)).toBeDefined();
  const claims = requests.filter(({ url }) => new URL(url).pathname === claimPath);
  expect(claims.map(({ headers }) => headers.has('idempotency-key'))).toEqual([true]);
  const add = screen.getByRole('button', { name: /first-order price: Cube night light/ });
  const said = () => sent.mock.calls.map(([event]) => JSON.stringify(event)).filter((event) => event.includes('Added'));
  sent.mockReturnValueOnce(false);
  await userEvent.click(add);
  expect(sent).toHaveBeenLastCalledWith({
    ...{ sku: 'LM-CUBE-1', quantity: 1, mode: 2 },
    ...{ buyType: 5, promoItemId: 'first-cube' },
  });
  expect(said()).toEqual([]);
  await userEvent.click(add);
  expect(said()).toHaveLength(1);
});

test.each([
  ['USED', 'You’ve used these prices on your first order.'],
  ['HAS_PAID', 'You have paid for an order already.'],
  ['HAD_BEFORE', 'Somebody has had this pack.'],
  ['TOO_LATE', 'Yours are over.'],
] as const)('a member who is %s is told why, and led to the coupons for everybody', async (standing, why) => {
  renderInShop(<NewUserPage />, { [path]: { ...offer, standing, why, until } }, 'US', 'member-1');
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to coupon center' }).getAttribute('href')).toBe('/coupon/center');
  expect(screen.queryByText('$16.99')).toBeNull();
});

test('where nothing runs it says so', async () => {
  renderInShop(<NewUserPage />, { [path]: { ...offer, standing: 'OVER', coupons: [], items: [] } }, 'US', null);
  expect(await screen.findByText('Nothing for new members right now')).toBeDefined();
});
