import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInShop, Refusal, type Answers } from '#src/testing/shop-fixture.tsx';
import CouponCenterPage from '../center/page.tsx';
import { couponOf, offerOf, terms, walletOf } from './coupon-fixture.ts';
import CouponListPage from '../list/page.tsx';
import CouponProductsPage from '../support-list/page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const list = '/app-mall/v1/coupon/list';
const center = '/app-mall/v1/coupon/center';
const redeem = '/app-mall/v1/coupon/redeem';

const wallet = (answers: Answers) => renderInShop(<CouponListPage />, answers, 'US', 'member-1');
const slip = (name: string) => within(screen.getByRole('article', { name }));

describe('the wallet', () => {
  test('shows what can be used, what is held and what has to wait', async () => {
    const day = 86_400_000;
    const free = { ...terms, kind: 'SHIPPING' as const, amount: null, threshold: { ...terms.threshold, amount: 0 } };
    wallet({
      [list]: walletOf([
        couponOf({ validTo: Date.now() + 2 * day + 60_000 }),
        couponOf({ couponId: 'C2', status: 'LOCKED', orderNo: 'LMDEMO0009', terms: { ...terms, scopeText: 'Lamps' } }),
        couponOf({ couponId: 'C3', status: 'WAITING', terms: free }),
      ]),
    });
    await screen.findByRole('article', { name: '$10 off All items' });
    expect(slip('$10 off All items').getByText(/in 2 days$/)).toBeTruthy();
    expect(slip('$10 off All items').getByRole('link', { name: 'Use' }).getAttribute('href')).toBe(
      '/coupon/support-list?couponId=C1',
    );
    expect(slip('$10 off Lamps').getByRole('link', { name: 'See the order' })).toBeTruthy();
    expect(slip('$10 off Lamps').queryByRole('link', { name: 'Use' })).toBeNull();
    expect(slip('Free shipping').getByText('Not yet')).toBeTruthy();
    expect(screen.getByText('1 coupon ends within three days.')).toBeTruthy();
  });

  test('leads to the center where nothing is in it, and offers to try again where it cannot be read', async () => {
    wallet({ [list]: { ...walletOf([]), counts: { unused: 0, used: 0, expired: 0 }, expiringSoon: 0 } });
    expect(await screen.findByText('No coupons to use')).toBeTruthy();
    cleanup();
    wallet({ [list]: new Refusal('BAD_REQUEST', 400, 'Broken') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  test('says at its field what is wrong with a code, and sends none that cannot be one', async () => {
    const sent: unknown[] = [];
    wallet({
      [list]: walletOf([]),
      [redeem]: (request: unknown) => {
        sent.push(request);
        return new Refusal('COUPON_CODE_UNKNOWN', 422, 'We do not know this code.');
      },
    });
    fireEvent.click(await screen.findByText('Enter a code'));
    const field = screen.getByLabelText<HTMLInputElement>(/Coupon code/);
    fireEvent.change(field, { target: { value: 'abc' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add coupon' }));
    expect(await screen.findByText('A code has 6 to 16 letters and digits.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(field, { target: { value: ' dusk-2026 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add coupon' }));
    expect(await screen.findByText('We do not know this code.')).toBeTruthy();
    expect(field.value).toBe(' dusk-2026 ');
  });
});

describe('the center', () => {
  test('says of each coupon whether it can be claimed, and how much of it is', async () => {
    const offers = [
      offerOf(),
      offerOf({ state: 'CLAIMED', couponId: 'C1', terms: { ...terms, templateId: 'b', scopeText: 'Lamps' } }),
      offerOf({ state: 'GONE', terms: { ...terms, templateId: 'c', scopeText: 'Strips' } }),
      offerOf({
        state: 'SOON',
        claimStart: Date.now() + 86_400_000,
        terms: { ...terms, templateId: 'd', scopeText: 'Bulbs' },
      }),
    ];
    renderInShop(
      <CouponCenterPage />,
      { [center]: { groups: [{ name: 'ALL', templates: offers }] } },
      'US',
      'member-1',
    );
    await screen.findByRole('article', { name: '$10 off All items' });
    expect(slip('$10 off All items').getByRole('button', { name: 'Claim' })).toBeTruthy();
    expect(slip('$10 off All items').getByText('82% claimed')).toBeTruthy();
    expect(slip('$10 off Lamps').getByRole('link', { name: 'Use' })).toBeTruthy();
    expect(slip('$10 off Strips').getByText('All claimed')).toBeTruthy();
    expect(slip('$10 off Bulbs').getByText(/^Starts /)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Claim' })).toHaveLength(1);
  });

  /** The center with one coupon, as it stands at each of its reads. */
  const openWith = (...reads: readonly ReturnType<typeof offerOf>[]) => {
    let count = 0;
    const answer = () => ({ groups: [{ name: 'ALL', templates: [reads[Math.min(count++, reads.length - 1)]] }] });
    return renderInShop(<CouponCenterPage />, { [center]: answer }, 'US', 'member-1');
  };

  test('counts down to the beginning of claims, reads again when it comes, and can be claimed then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const claimStart = Date.now() + 50_000;
    const { requests } = openWith(offerOf({ state: 'SOON', claimStart }), offerOf({ claimStart }));
    expect((await screen.findByRole('timer', { name: 'Time until you can claim it' })).textContent).toMatch(
      /^00:\d\d$/,
    );
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  test('reads once more where claims had begun before the page was there', async () => {
    const claimStart = Date.now() - 1_000;
    const { requests } = openWith(offerOf({ state: 'SOON', claimStart }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await screen.findByText('Not yet');
    expect(requests).toHaveLength(2);
  });

  test('counts down to the end of claims where it is near, and not where it is far', async () => {
    openWith(offerOf({ claimEnd: Date.now() + 3_600_000, isForNewMembers: true }));
    const left = await screen.findByRole('timer', { name: 'Time left to claim it' });
    expect(left.textContent).toMatch(/^(59:\d\d|1:00:00)$/);
    expect(left.parentElement?.textContent).toMatch(/^For new members, one each · Claim within /);
    cleanup();
    openWith(offerOf({ claimEnd: Date.now() + 10 * 86_400_000 }));
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('begins with a row of lamps', () => {
    openWith(offerOf({}));
    const [lamps] = screen.getAllByRole('img', { name: /^Twelve lamps in a row/ });
    const follows = lamps?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }));
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says so where nothing can be claimed', async () => {
    renderInShop(<CouponCenterPage />, { [center]: { groups: [] } });
    expect(await screen.findByText('Nothing to claim right now')).toBeTruthy();
  });
});

describe('the products of a coupon', () => {
  test('ask which one where the address names none', async () => {
    renderInShop(<CouponProductsPage />, {});
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Which coupon?' })).toBeTruthy());
  });

  test('lead to the coupons of this market where the coupon belongs to another one', async () => {
    window.history.replaceState(null, '', '/coupon/support-list?templateId=ten-us');
    const refusal = new Refusal('COUPON_OTHER_MARKET', 422, 'This coupon belongs to another market.');
    renderInShop(<CouponProductsPage />, { '/app-mall/v1/coupon/support-list': refusal }, 'GB');
    expect(await screen.findByRole('heading', { level: 1, name: 'A coupon for another market' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Coupons you can claim' }).getAttribute('href')).toBe('/coupon/center');
    expect(screen.queryByRole('button', { name: 'Retry' }), 'no try again that cannot help').toBeNull();
    window.history.replaceState(null, '', '/');
  });
});
