import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Countdown, clockFormat } from './countdown.tsx';
import { countdownParts } from './countdown-parts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what is left', () => {
  test.each([
    [0, '00:00'],
    [-5000, '00:00'],
    [1, '00:01'],
    [59_001, '01:00'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [86_400_000, '1:00:00:00'],
  ])('%i ms reads %s', (left, text) => {
    expect(clockFormat(countdownParts(left, 0))).toBe(text);
  });
});

test('counts by the clock it is given, ends once and then stands still', () => {
  let server = 1_000_000;
  const end = vi.fn();
  render(<Countdown until={1_002_000} now={() => server} format={clockFormat} label="Time to pay" onEnd={end} />);
  expect(screen.getByRole('timer', { name: 'Time to pay' }).textContent).toBe('00:02');
  for (let second = 0; second < 5; second += 1) {
    server += 1000;
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  }
  expect(screen.getByRole('timer').textContent).toBe('00:00');
  expect(end).toHaveBeenCalledTimes(1);
});
