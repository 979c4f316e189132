import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { Ledger } from './ledger.tsx';

const meta = {
  title: 'Components/Commerce/Ledger',
  component: Ledger,
  args: {
    month: 'November 2026',
    previous: { label: 'October 2026', href: '/coin/details?month=2026-10' },
    next: { label: 'December 2026', href: '/coin/details?month=2026-12' },
    sums: [
      { label: 'In', value: '+180' },
      { label: 'Out', value: '−100' },
      { label: 'Balance', value: '240' },
    ],
    columns: { date: 'Date', what: 'What', amount: 'Coins', balance: 'Balance' },
    entries: [
      {
        id: '3',
        date: { text: 'Nov 22', dateTime: '2026-11-22' },
        what: 'Check-in, day 3',
        amount: '+10',
        isIncome: true,
        balance: '240',
      },
      {
        id: '2',
        date: { text: 'Nov 20', dateTime: '2026-11-20' },
        what: <Link href="/order/detail?orderNo=LUS2T3M">Order LUS2T3M</Link>,
        amount: '−100',
        isIncome: false,
        balance: '230',
      },
      {
        id: '1',
        date: { text: 'Nov 14', dateTime: '2026-11-14' },
        what: 'Review of the Dome table lamp',
        amount: '+170',
        isIncome: true,
        balance: '330',
      },
    ],
    emptyText: 'Nothing came in or went out.',
    note: '60 expire on Dec 31',
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'November 2026' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThanOrEqual(3);
    await expect(within(table).getByRole('rowheader', { name: 'Check-in, day 3' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'October 2026' })).toBeVisible();
  },
};

/** There is nothing after the present month. */
export const Latest: Story = { args: { next: undefined, note: undefined } };
export const Empty: Story = {
  args: { entries: [], sums: [{ label: 'Balance', value: '240' }], note: undefined },
};
export const LongWords: Story = {
  args: {
    sums: [
      { label: 'Eingänge', value: '+1.234.567' },
      { label: 'Ausgänge', value: '−234.567' },
      { label: 'Kontostand', value: '1.000.000' },
    ],
    columns: { date: 'Datum', what: 'Vorgang', amount: 'Münzen', balance: 'Kontostand' },
    entries: [
      {
        id: '1',
        date: { text: '26. November', dateTime: '2026-11-26' },
        what: 'Bewertung der Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        amount: '+1.234.567',
        isIncome: true,
        balance: '1.234.567',
      },
    ],
    note: '60 Münzen verfallen am Donnerstag, 31. Dezember 2026',
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={6} /> };
