import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Countdown, clockFormat } from './countdown.tsx';
import { splitDuration } from './split-duration.ts';
import { urgent } from './countdown.css.ts';

afterEach(cleanup);

describe('a countdown', () => {
  test.each([
    [0, '00:00'],
    [-5000, '00:00'],
    [1, '00:01'],
    [59_001, '01:00'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [86_399_000, '23:59:59'],
    [97_200_000, '27 h'],
    [259_199_000, '71 h'],
    [259_200_000, '3 days'],
  ])('of %i ms reads %s', (left, text) => {
    expect(clockFormat(splitDuration(left))).toBe(text);
  });
});

test.each([
  [60_001, false],
  [60_000, true],
  [1, true],
  [0, false],
])('with %i ms left is urgent: %s', (left, isUrgent) => {
  render(<Countdown left={left} format={clockFormat} label="Time to pay" />);
  const timer = screen.getByRole('timer', { name: 'Time to pay' });
  expect(timer.className.includes(urgent)).toBe(isUrgent);
});

test('is never urgent when it is calm', () => {
  render(<Countdown calm left={1} format={clockFormat} label="New code in" />);
  expect(screen.getByRole('timer').className.includes(urgent)).toBe(false);
});
