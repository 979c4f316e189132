import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { glasses } from './check-in-strip.css.ts';
import { CheckInStrip } from './check-in-strip.tsx';

afterEach(cleanup);

const days = [
  { name: 'Day 1', amount: '5', state: 'on', stateText: 'checked in' },
  { name: 'Day 2', amount: '10', state: 'today', stateText: 'today' },
  { name: 'Day 3', amount: '10', state: 'off', stateText: 'tomorrow' },
] as const;

test('a check-in strip reads as a list of days, each word once', () => {
  render(<CheckInStrip label="Your week" days={days} />);
  expect(screen.getByRole('list', { name: 'Your week' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
    'Day 1: 5, checked in',
    'Day 2: 10, today',
    'Day 3: 10, tomorrow',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('only the bulb of today is amber, and no bulb is once today is checked in', () => {
  const { container, rerender } = render(<CheckInStrip label="Your week" days={days} />);
  const amber = () => container.querySelectorAll(`.${glasses.today}`).length;
  expect(amber()).toBe(1);
  rerender(<CheckInStrip label="Your week" days={days.map((day) => ({ ...day, state: 'on' as const }))} />);
  expect(amber()).toBe(0);
});

test('the result of a check-in is announced', () => {
  const { rerender } = render(<CheckInStrip label="Your week" days={days} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<CheckInStrip label="Your week" days={days} status="10 coins more" />);
  expect(status.textContent).toBe('10 coins more');
});
