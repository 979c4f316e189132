import { expect, test } from 'vitest';
import { monthAfter, monthText, pastMonth } from './months.ts';

const running = { year: 2026, month: 3 };

test('a month after another one crosses the year in both directions', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(monthAfter(running, 0)).toEqual(running);
});

test('a month is written with two digits', () => {
  expect([monthText(running), monthText({ year: 2026, month: 12 })]).toEqual(['2026-03', '2026-12']);
});

test.each([
  ['2026-02', { year: 2026, month: 2 }],
  ['2020-01', { year: 2020, month: 1 }],
  ['2026-03', running],
  ['2026-04', running],
  ['2019-12', running],
  ['2025-13', running],
  ['2025-00', running],
  ['2025-1', running],
  ['', running],
  [undefined, running],
])('of %s, the month to show is the past one or the running one', (text, month) => {
  expect(pastMonth(text, running)).toEqual(month);
});
