import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Wallet, type WalletSection } from './wallet.tsx';

afterEach(cleanup);

const sections: WalletSection<'unused' | 'used'>[] = [
  {
    value: 'unused',
    label: 'Unused',
    count: 2,
    look: 'slips',
    coupons: [
      { id: '1', coupon: '$10 off' },
      { id: '2', coupon: '$5 off' },
    ],
    empty: 'Nothing to use',
  },
  { value: 'used', label: 'Used', look: 'rows', coupons: [], empty: 'Nothing used' },
];

test('a wallet lists the coupons of its section', () => {
  render(<Wallet label="Coupons" sections={sections} value="unused" onChange={vi.fn()} />);
  const list = screen.getByRole('list', { name: 'Unused' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['$10 off', '$5 off']);
  expect(screen.queryByText('Nothing used')).toBeNull();
});

test('a section without coupons says so and has no list', () => {
  render(<Wallet label="Coupons" sections={sections} value="used" onChange={vi.fn()} />);
  expect(screen.getByText('Nothing used')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a wallet asks for another section by key', async () => {
  const change = vi.fn();
  render(<Wallet label="Coupons" sections={sections} value="unused" onChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledExactlyOnceWith('used');
});
