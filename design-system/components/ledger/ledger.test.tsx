import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Ledger, type LedgerProps } from './ledger.tsx';

afterEach(cleanup);

const november: LedgerProps = {
  month: 'November 2026',
  sums: [{ label: 'In', value: '+10' }],
  columns: { date: 'Date', what: 'What', amount: 'Coins', balance: 'Balance' },
  entries: [
    {
      id: '1',
      date: { text: 'Nov 22', dateTime: '2026-11-22' },
      what: 'Check-in',
      amount: '+10',
      isIncome: true,
      balance: '240',
    },
  ],
  emptyText: 'Nothing came in or went out.',
};

test('a ledger is a table that the month names, with a row for each entry', () => {
  render(<Ledger {...november} />);
  expect(screen.getByRole('table', { name: 'November 2026' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Date',
    'What',
    'Coins',
    'Balance',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Check-in' })).toBeTruthy();
  expect(screen.getByText('Nov 22').getAttribute('datetime')).toBe('2026-11-22');
});

test('a ledger links to the months that are there, and to no others', () => {
  render(<Ledger {...november} previous={{ label: 'October 2026', href: '/october' }} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/october']);
});

test('a month without entries has a sentence across all columns', () => {
  render(<Ledger {...november} entries={[]} />);
  expect(screen.getByRole('cell', { name: november.emptyText }).getAttribute('colspan')).toBe('4');
});
