import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { quiet } from './timetable.css.ts';
import { Timetable, type TimetableSession } from './timetable.tsx';

afterEach(cleanup);

const offer = {
  id: '1',
  title: 'Torch',
  href: '/torch',
  picture: null,
  price: { now: '$39' },
  sold: { value: 62, label: 'Sold', text: '62 % sold' },
};
const sessions: TimetableSession<'a' | 'b' | 'c'>[] = [
  { value: 'a', time: '10:00', stateText: 'Ended', offers: [], empty: 'Over' },
  { value: 'b', time: '14:00', stateText: 'Now', offers: [offer], lead: 'The lead' },
  { value: 'c', time: '20:00', stateText: 'Next', offers: [offer], isAhead: true },
];
const show = (value: 'a' | 'b' | 'c', change = vi.fn()) => {
  cleanup();
  render(<Timetable label="Sessions" sessions={sessions} value={value} onChange={change} clock="Ends in 1:12:40" />);
  return change;
};

test('a timetable names its sessions by hour and state, and shows its clock', () => {
  show('b');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['10:00 Ended', '14:00 Now', '20:00 Next']);
  expect(screen.getByText('Ends in 1:12:40')).toBeTruthy();
});

test('a session lists its offers with what is sold, after its lead', () => {
  show('b');
  const row = within(screen.getByRole('list', { name: '14:00' })).getByRole('listitem');
  expect(within(row).getByRole('progressbar', { name: 'Sold' }).getAttribute('aria-valuenow')).toBe('62');
  expect(within(row).getByRole('link', { name: 'Torch' }).getAttribute('href')).toBe('/torch');
  expect(screen.getByText('The lead')).toBeTruthy();
});

test('only offers of a session ahead are quiet', () => {
  const quietRows = () => screen.getAllByRole('listitem').filter((row) => row.classList.contains(quiet)).length;
  show('b');
  expect(quietRows()).toBe(0);
  show('c');
  expect(quietRows()).toBe(1);
});

test('a session without offers says so', () => {
  show('a');
  expect(screen.getByText('Over')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('another session is chosen by key', async () => {
  const change = show('b');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledExactlyOnceWith('c');
});
