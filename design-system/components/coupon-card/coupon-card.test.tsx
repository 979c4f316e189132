import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CouponCard, type CouponState } from './coupon-card.tsx';
import { CouponRow } from './coupon-row.tsx';

afterEach(cleanup);

function show(state: CouponState) {
  const claim = vi.fn();
  render(
    <CouponCard
      amount="$10 off"
      condition="Orders over $60"
      title="Welcome home"
      until="until 30 Nov"
      state={state}
      stateText="Gone"
      claim={{ label: 'Claim', onClaim: claim }}
      use={{ label: 'Use it', href: '/coupon/support-list' }}
    />,
  );
  return claim;
}

test('a coupon row is one line with what became of the coupon', () => {
  render(<CouponRow amount="$10 off" title="Strip lights" stateText="Used Nov 12" />);
  expect(screen.getByRole('paragraph').textContent).toBe('$10 off Strip lights Used Nov 12');
});

describe('a coupon card', () => {
  test('is named by its discount, and hides how much is left once nothing is', () => {
    const quota = { value: 82, label: 'Claimed', text: '82 %' };
    const card = { amount: '$10 off', condition: 'Over $60', title: 'Welcome home', until: 'until 30 Nov', quota };
    const { rerender } = render(<CouponCard {...card} state="available" />);
    expect(screen.getByRole('article', { name: '$10 off Welcome home' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Claimed' })).toBeTruthy();
    rerender(<CouponCard {...card} state="gone" />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([
    ['available', ['Claim'], []],
    ['claiming', ['Claim'], []],
    ['claimed', [], ['Use it']],
    ['locked', [], []],
    ['gone', [], []],
  ] as const)('that is %s offers %j and leads to %j', (state, buttons, links) => {
    show(state);
    const names = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent);
    expect([names('button'), names('link')]).toEqual([buttons, links]);
    expect(screen.queryByText('Gone') !== null).toBe(buttons.length + links.length === 0);
  });

  test('is claimed once by keyboard', async () => {
    const claim = show('available');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(claim).toHaveBeenCalledOnce();
  });

  test('that is being claimed cannot be claimed again', async () => {
    const claim = show('claiming');
    await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
    expect(claim).not.toHaveBeenCalled();
  });
});
