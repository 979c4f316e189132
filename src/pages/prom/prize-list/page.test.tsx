import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#rules/durations.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { Dialogs } from '#src/widgets/dialogs.tsx';
import PrizeListPage from './page.tsx';
import type { Prize } from './queries.ts';

const list = '/app-mall/v1/prom/prize/list';
const cancel = '/app-mall/v1/user/order_together_prize/cancel';
const counts = { TO_CLAIM: 1, CLAIMED: 0, EXPIRED: 0 };

const prize = (changes: Partial<Prize> = {}): Prize => ({
  ...{ prizeId: 'P1', site: 'US', source: 'GIVEAWAY', kind: 'PRODUCT', title: 'Dome', image: null, status: 'WON' },
  ...{ delivery: null, detachable: false, wonTime: Date.now() - day, expireTime: Date.now() + 20 * day },
  ...changes,
});
const show = (prizes: readonly Prize[], more = {}) =>
  renderInShop(
    <>
      <PrizeListPage />
      <Dialogs />
    </>,
    { [list]: { prizes, counts }, ...more },
    'US',
    'member-1',
  );

beforeEach(() => window.history.replaceState(null, '', '/prom/prize-list'));
afterEach(cleanup);

test('a prize says by when it can be claimed, and how', async () => {
  show([prize()]);
  expect(await screen.findByRole('heading', { name: 'Dome' })).toBeDefined();
  expect(screen.getByText(/^Claim it by the end of /)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send it to me: Dome' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ship with my next order: Dome' })).toBeDefined();
});

test('one of another market is claimed there, after a question', async () => {
  const { sent } = show([prize({ site: 'GB' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Shop in the United Kingdom' }));
  expect(screen.queryByRole('button', { name: /^Send it to me/ })).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change market' }));
  expect(sent).toHaveBeenCalledWith({ type: 'market.choose', market: 'GB' });
});

test('a prize goes without an order only after a question is answered', async () => {
  const { requests } = show([prize({ delivery: 'ORDER_TOGETHER', detachable: true })], { [cancel]: {} });
  const user = userEvent.setup();
  const cancelCalls = () => requests.filter(({ url }) => url.includes('order_together_prize'));
  await user.click(await screen.findByRole('button', { name: 'Ship separately: Dome' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(cancelCalls()).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Ship separately' }));
  await waitFor(() => expect(cancelCalls()).toHaveLength(1));
});

test('each claimed prize leads on: to its order, to what the coupon is for, to the coins', async () => {
  window.history.replaceState(null, '', '/prom/prize-list?tab=CLAIMED');
  const money = { amount: 1_000, currency: 'USD' } as const;
  const terms: NonNullable<Prize['coupon']>['terms'] = {
    ...{ templateId: 't', name: 'Ten', amount: money, percentBps: null, cap: null, gift: null },
    ...{ threshold: { ...money, amount: 0 }, scopeText: '' },
    kind: 'FIXED',
  };
  const coupon = { couponId: 'C1', terms, status: 'UNUSED', validFrom: 0, validTo: Date.now() + day } as const;
  show([
    prize({ status: 'ATTACHED', orderNo: 'US1', detachable: true }),
    prize({ prizeId: 'P2', kind: 'COUPON', title: 'Ten off', status: 'SHIPPED', coupon }),
    prize({ prizeId: 'P3', kind: 'COINS', title: 'Coins', status: 'SHIPPED', coins: 120 }),
  ]);
  const target = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await target('Order US1')).toBe('/order/detail?orderNo=US1');
  expect(await target('Use coupon')).toBe('/coupon/support-list?couponId=C1');
  expect(await target('See your coins')).toBe('/coin/center');
  expect(screen.getByRole('button', { name: 'Ship separately: Dome' })).toBeDefined();
});

test('without prizes it leads to what can be won, and what does not come is asked for again', async () => {
  show([]);
  const ways = await screen.findAllByRole('link', { name: 'See what is on' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/prom/activity-list', '/prom/activity-list']);
  cleanup();
  show([], { [list]: new Refusal('SERVER_ERROR', 500, 'Broken') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
