import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { Rewards } from './rewards.tsx';

afterEach(cleanup);

const paths = {
  summary: '/app-mall/v1/coin/summary',
  coupons: '/app-mall/v1/coupon/list',
  checkIn: '/app-mall/v1/coin/check-in',
  newer: '/app-mall/v1/coupon/newer',
};
const streak = { days: 2, today: false, next: 10, table: [5, 5, 10, 10, 15, 15, 30], resetTime: 1 };
const summary = {
  ...{ balance: 1_280, pending: 0, expiring: null, worth: { amount: 1_280, currency: 'USD' }, streak, level: 0 },
};
const receipt = { reward: 10, balance: 1_290, streak: { ...streak, days: 3, today: true, next: 10 } };
const checked = {
  ...summary,
  ...{ balance: 1_290, worth: { amount: 1_290, currency: 'USD' }, streak: receipt.streak },
};
const walletOf = (unused: number, expiringSoon: number, validTo = Date.now() + 86_400_000) => ({
  list: unused === 0 ? [] : [{ couponId: 'C1', validTo }],
  next: null,
  counts: { unused, used: 0, expired: 0 },
  expiringSoon,
});

const open = (answers: Answers = {}, member: string | null = 'member-1') =>
  renderInShop(<Rewards />, { [paths.summary]: summary, [paths.coupons]: walletOf(2, 1), ...answers }, 'US', member);
const strip = () => within(screen.getByRole('region', { name: 'Your coins and coupons' }));
const status = () => screen.getByRole('status').textContent;
const checkIn = () => screen.findByRole('button', { name: 'Check in, +10' });

describe('the rewards of a member', () => {
  test('say what is there, what ends next and what today brings, each with its link', async () => {
    open();
    await checkIn();
    const links = strip().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/coin/center', '/coupon/list']);
    expect(links[0]?.textContent).toBe('1,280 coins worth $12.80');
    expect(links[1]?.textContent).toMatch(/^2 coupons one until \w{3}, \w{3} \d+$/);
    expect(status()).toBe('Days 1 to 2 of 7 are lit');
  });

  test('of one coupon, of many that end soon and of none are said in their words', async () => {
    const couponLink = () => strip().getAllByRole('link')[1];
    for (const [wallet, words, target] of [
      [walletOf(1, 1), /^1 coupon until /, '/coupon/list'],
      [walletOf(5, 3), /^5 coupons 3 end soon, the first /, '/coupon/list'],
      [walletOf(5, 0), /^5 coupons in your wallet$/, '/coupon/list'],
      [walletOf(0, 0), /^No coupons yet See what you can claim$/, '/coupon/center'],
    ] as const) {
      open({ [paths.coupons]: wallet });
      await checkIn();
      expect(couponLink()?.textContent).toMatch(words);
      expect(couponLink()?.getAttribute('href')).toBe(target);
      cleanup();
    }
  });

  test('move only when the server has answered a check-in, and the button goes', async () => {
    let answer: (value: object) => void = () => undefined;
    let current: object = summary;
    open({
      [paths.summary]: () => current,
      [paths.checkIn]: () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    fireEvent.click(await checkIn());
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
    expect(strip().getByText('1,280 coins')).toBeTruthy();
    current = checked;
    answer(receipt);
    expect(await strip().findByText('1,290 coins')).toBeTruthy();
    expect(status()).toBe('Checked in. +10 coins.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(strip().getAllByRole('link')[0]);
  });

  test('of a day that was checked in before have no button', async () => {
    open({ [paths.summary]: checked });
    await screen.findByText('Checked in today. 10 tomorrow.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('offer another try where no answer came, and say why the server refused', async () => {
    open({ [paths.checkIn]: () => Promise.reject(new TypeError('offline')) });
    fireEvent.click(await checkIn());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(status()).toBe('No answer. Try again: it only counts once.');
    cleanup();
    open({ [paths.checkIn]: new Refusal('BAD_REQUEST', 400, 'Not today') });
    fireEvent.click(await checkIn());
    await waitFor(() => expect(status()).toBe('Not today'));
    expect(strip().getByText('1,280 coins')).toBeTruthy();
  });

  test('that cannot be read stay quiet: their links without figures', async () => {
    const broken = new Refusal('BAD_REQUEST', 400, 'Broken');
    open({ [paths.summary]: broken, [paths.coupons]: broken });
    expect(await screen.findByRole('link', { name: 'Your coins' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your coupons' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Broken')).toBeNull();
  });
});

describe('the offer to a guest', () => {
  const newer = { show: true, template: null, amountText: '$12 off' };

  test('says what the coupon for new members is worth, and leads to the log-in and back', async () => {
    const { requests } = open({ [paths.newer]: newer }, null);
    const offer = await screen.findByRole('link', { name: /^\$12 off your first order/ });
    expect(offer.getAttribute('href')).toBe('/prom/new-user');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/account/login?redirect=%2Fhome');
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([paths.newer]);
  });

  test('leads to the coin center where there is no coupon, and before its answer', async () => {
    open({ [paths.newer]: { show: false, template: null, amountText: '' } }, null);
    expect(screen.getByRole('link', { name: /^Coins and coupons/ }).getAttribute('href')).toBe('/coin/center');
  });
});
