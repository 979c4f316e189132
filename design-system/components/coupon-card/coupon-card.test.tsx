import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CouponCard, type CouponState } from './coupon-card.tsx';

afterEach(cleanup);

function show(state: CouponState) {
  const claim = vi.fn();
  render(
    <CouponCard
      amount="$10"
      condition="from $60"
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

describe('a coupon card', () => {
  test.each([
    ['available', ['Claim'], []],
    ['claiming', ['Claim'], []],
    ['claimed', [], ['Use it']],
    ['used', [], []],
    ['expired', [], []],
    ['locked', [], []],
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
