import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { Dialogs } from '#src/widgets/dialogs.tsx';
import CoinCenterPage from './page.tsx';

afterEach(cleanup);

const streak = { days: 3, today: false, next: 10, table: [5, 5, 10, 10, 15, 15, 30], resetTime: 1 };
const summary = {
  balance: 1_240,
  pending: 80,
  expiring: { amount: 60, time: Date.UTC(2027, 0, 1, 8), lastDay: '2026-12-31' },
  worth: { amount: 1_240, currency: 'USD' },
  streak,
  level: 1,
};
const task = {
  ...{
    taskId: 'look',
    kind: 'BROWSE_LIST',
    title: 'Look at 10 lights',
    note: '5 seconds each.',
    reward: 20,
    points: 2,
  },
  ...{ target: 10, progress: 3, status: 'DOING', period: 'DAILY', seconds: 5 },
};
const tasksOf = (...tasks: readonly object[]) => ({
  groups: [{ title: 'Every day', tasks }],
  earnedToday: 40,
  dailyCap: 300,
});
const exchange = {
  items: [
    { itemId: 'small', kind: 'COUPON', title: '$3.00 off', cost: 300, left: 9, perUser: 3, mine: 1 },
    { itemId: 'large', kind: 'COUPON', title: '$20.00 off', cost: 2_000, left: 9, perUser: 3, mine: 0 },
  ],
};
const paths = {
  summary: '/app-mall/v1/coin/summary',
  tasks: '/app-mall/v1/coin/task/list',
  exchange: '/app-mall/v1/coin/exchange',
  checkIn: '/app-mall/v1/coin/check-in',
  claim: '/app-mall/v1/coin/task/claim',
};

const open = (answers: Answers = {}, member: string | null = 'member-1') =>
  renderInShop(
    <>
      <CoinCenterPage />
      <Dialogs />
    </>,
    { [paths.summary]: summary, [paths.tasks]: tasksOf(task), [paths.exchange]: exchange, ...answers },
    'US',
    member,
  );

const lit = () =>
  within(screen.getByRole('list', { name: 'Seven days of check-in' }))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('checked in')).length;

describe('the coin center', () => {
  test('tells what a member has, what it is worth and what runs out', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '1,240 coins' })).toBeTruthy();
    expect(screen.getByText('worth $12.40')).toBeTruthy();
    expect(screen.getByText('60 expire after Thu, Dec 31, 2026')).toBeTruthy();
    expect(screen.getByText('80 pending until your orders are completed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Coin history' }).getAttribute('href')).toBe('/coin/details');
  });

  test('adds coins only when the server has answered', async () => {
    let answer: (value: object) => void = () => undefined;
    let current: object = summary;
    open({
      [paths.summary]: () => current,
      [paths.checkIn]: () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Check in, +10' }));
    expect(lit()).toBe(3);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1,240 coins');
    const after = { ...streak, days: 4, today: true, next: 15 };
    current = { ...summary, balance: 1_250, streak: after };
    await waitFor(() => expect(answer).not.toBe(undefined));
    answer({ reward: 10, streak: after, balance: 1_250 });
    expect(await screen.findByText('Checked in. +10 coins.')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: '1,250 coins' })).toBeTruthy();
    await waitFor(() => expect(lit()).toBe(4));
    expect(screen.queryByRole('button', { name: /Check in/ })).toBeNull();
  });

  test('claims a task that is done, and says why another is refused', async () => {
    const claimable = { ...task, progress: 10, status: 'CLAIMABLE' };
    open({
      [paths.tasks]: tasksOf(claimable),
      [paths.claim]: new Refusal('COIN_DAILY_CAP', 422, 'You have collected all coins of today.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Claim 20 coins: Look at 10 lights' }));
    expect(await screen.findByText('You have collected all coins of today.')).toBeTruthy();
  });

  test('announces a task whose coins are claimed [S7.analytics.05]', async () => {
    const claimable = { ...task, progress: 10, status: 'CLAIMABLE' };
    const announced: unknown[] = [];
    const note = (event: Event) => announced.push(event instanceof CustomEvent && event.detail);
    window.addEventListener('gv_coin_task_done', note);
    open({ [paths.tasks]: tasksOf(claimable), [paths.claim]: { reward: 20 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Claim 20 coins: Look at 10 lights' }));
    await expect.poll(() => announced).toEqual([{ taskId: 'look' }]);
    window.removeEventListener('gv_coin_task_done', note);
  });

  test('leads to the products of a task, and shows how far it is', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Go to: Look at 10 lights' });
    expect(link.getAttribute('href')).toBe('/coin/task-product-list?taskId=look');
    const progress = screen.getByRole('progressbar', { name: 'Progress: Look at 10 lights' });
    expect(progress.getAttribute('aria-valuenow')).toBe('3');
  });

  test('exchanges what the balance covers once the member agrees, under a key', async () => {
    const { requests } = open({
      [paths.exchange]: (request) =>
        request.method === 'GET' ? exchange : { exchangeNo: 'E1', couponId: 'C1', cost: 300, balance: 940 },
    });
    expect(await screen.findByText('2000 coins · 760 coins to go')).toBeTruthy();
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Exchange 300 coins for $3.00 off' }));
    press();
    const question = await screen.findByRole('alertdialog', { name: '$3.00 off for 300 coins?' });
    expect(question.textContent).toContain('You have 1,240 coins and keep 940.');
    fireEvent.click(within(question).getByRole('button', { name: 'Keep my coins' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Exchange 300 coins' }));
    const outcome = await screen.findByText('$3.00 off is in your wallet.');
    expect(outcome.closest('[tabindex="-1"]')).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: 'Open your wallet' }).getAttribute('href')).toBe('/coupon/list');
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('leads to the checkout of a product, or says what is missing for it', async () => {
    const lqip = { day: '', night: '' };
    const image = { url: '/media/products/globe/1/', alt: 'Globe', w: 1, h: 1, widths: [320, 640], lqip };
    const product = { sku: 'GLOBE', image, options: [{ name: 'Pack', value: 'Pack of 1' }] };
    const globe = { kind: 'PRODUCT', title: 'Globe', product, left: 5, perUser: 1, mine: 0 };
    const dear = { ...globe, itemId: 'dear', title: 'Dome', cost: 2_400 };
    open({ [paths.exchange]: { items: [{ ...globe, itemId: 'globe', cost: 1_000 }, dear] } });
    const link = await screen.findByRole('link', { name: 'Order for coins: Globe, 1,000 coins' });
    expect(link.getAttribute('href')).toBe('/order/checkout?source=COIN&itemId=globe');
    const missing = screen.getByRole('button', { name: '1,160 more coins needed for Dome' });
    expect(missing.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('2,400 coins')).toBeTruthy();
  });

  test('shows a guest the strip and the tasks, and asks them to log in', async () => {
    open({}, null);
    expect(screen.getByRole('heading', { level: 1, name: 'Seven bulbs, one a day' })).toBeTruthy();
    expect(await screen.findByText('Look at 10 lights')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/account/login?redirect=%2Fcoin%2Fcenter',
    );
    expect(screen.queryByRole('button', { name: /Exchange|Check in/ })).toBeNull();
  });

  test('says what failed', async () => {
    open({ [paths.summary]: new Refusal('INTERNAL', 500, 'Something went wrong.') });
    expect(await screen.findByRole('button', { name: /^Retry$/ })).toBeTruthy();
  });
});
