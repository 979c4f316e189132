import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LastTimes } from './last-times.ts';
import { openScreen } from './screen.ts';
import type { Plan, Stage } from './stages.ts';

const units: Stage = { name: 'units', command: ['vitest'], budget: { wall: 100, processor: 100 } };
const types: Stage = { name: 'types', command: ['tsc'], budget: { wall: 20, processor: 20 } };
const plan: Plan = {
  name: 'npm test',
  groups: [{ order: 'side by side', stages: [units, types] }],
  budget: { wall: 60, processor: 120 },
};
const lastTime: LastTimes = new Map([
  ['npm test', { wall: 340, tests: 0 }],
  ['units', { wall: 300, tests: 1_204 }],
]);
const event = { file: 'rules/money.test.ts', title: 'adds', state: 'passed' as const, message: '' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A screen with so many columns, or none, and all that it has written. */
function screenOf(times: LastTimes, columns?: number) {
  const written: string[] = [];
  const output = { write: (text: string) => void written.push(text), columns: () => columns, now: Date.now };
  return { screen: openScreen(plan, times, output), written };
}

test('in a log there is a line at once and one a minute, with the stages, how far each is and the time of before', () => {
  const { screen, written } = screenOf(lastTime);
  screen.begins(units);
  screen.begins(types);
  for (let count = 0; count < 312; count += 1) screen.hears(units, event);
  vi.advanceTimersByTime(130_000);
  screen.ends(types);
  screen.print('✓ types · 12.0 s');
  screen.close();
  vi.advanceTimersByTime(130_000);
  const now = 'rules/money.test.ts > adds';
  expect(written).toEqual([
    'npm test · last time 5:40\n',
    `1:00 of about 5:40 · units 312 of 1,204 · types 99 % · ${now}\n`,
    `2:00 of about 5:40 · units 312 of 1,204 · types 99 % · ${now}\n`,
    '✓ types · 12.0 s\n',
  ]);
});

test('on a terminal one line moves, within its width and below what stays', () => {
  const { screen, written } = screenOf(lastTime, 60);
  screen.begins(units);
  vi.advanceTimersByTime(30_000);
  expect(written.at(-1)).toBe('\r\u001b[2K0:30 of about 5:40 · units 10 %');
  screen.hears(units, { ...event, title: 'adds what is in a cart to what was in it before' });
  vi.advanceTimersByTime(500);
  expect(written.at(-1)).toBe('\r\u001b[2K0:31 of about 5:40 · units 1 of 1,204 · rules/money.test.t…');
  screen.print('✓ lint');
  expect(written.at(-1)).toMatch(/^\r\u001b\[2K✓ lint\n0:31 of about 5:40/);
  screen.close();
  expect(written.at(-1)).toBe('\r\u001b[2K');
});

test('without a run of before the budgets stand in', () => {
  const { screen, written } = screenOf(new Map());
  screen.begins(units);
  screen.hears(units, event);
  vi.advanceTimersByTime(61_000);
  screen.close();
  expect(written).toEqual([
    'npm test · its budget is 1:00\n',
    '1:00 of about 1:00 · units 1 · rules/money.test.ts > adds\n',
  ]);
});

test('a test that fails is printed whole at once', () => {
  const { screen, written } = screenOf(lastTime);
  screen.begins(units);
  screen.hears(units, { ...event, state: 'failed', message: 'dark\n  at lamp.ts:3' });
  screen.close();
  expect(written.at(-1)).toBe('✗ units: rules/money.test.ts > adds\n    dark\n      at lamp.ts:3\n\n');
});
