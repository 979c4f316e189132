import { expect, test, vi } from 'vitest';
import { closeWith, timeTable } from './summary.ts';
import type { Run } from './run-plan.ts';

const result = {
  stage: { name: 'lint', command: ['lint'] as const, budget: { wall: 20, processor: 40 } },
  ok: true,
  passed: 1,
  failed: 0,
  failures: [],
  wall: 10,
  processor: 12.34,
};
const runOf = (...results: Run['results']): Run => ({
  results,
  unsteady: [],
  wall: 25,
  budget: { wall: 30, processor: 60 },
});

test('stages within their budget show what they took, and what they took together', () => {
  const rows = timeTable(runOf(result, result))
    .split('\n')
    .map((row) => row.trim().split(/ {2,}/));
  expect(rows.slice(1)).toEqual([
    ['lint', '10.0', '12.3'],
    ['lint', '10.0', '12.3'],
    ['all stages', '25.0', '24.7'],
  ]);
});

test('a stage over its wall clock or over its processor time is named, and so are all of them together', () => {
  const slow = timeTable({ ...runOf({ ...result, wall: 21 }, { ...result, processor: 41 }), wall: 31 });
  expect(slow).toContain('over its 20 s');
  expect(slow).toContain('over its 40 processor seconds');
  expect(slow).toContain('over its 30 s');
});

test('a system that does not report processor time gets a dash', () => {
  expect(timeTable(runOf({ ...result, processor: undefined })).match(/–/g)).toHaveLength(2);
});

test('a test that passed alone is named above the closing line, with what it said first', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const before = process.exitCode;
  const unsteady = {
    stage: 'journeys',
    file: 'a.spec.ts',
    title: 'a lamp is lit',
    state: 'failed' as const,
    message: 'It is dark',
  };
  closeWith({ ...runOf(result), unsteady: [unsteady] });
  expect(process.exitCode).toBe(0);
  process.exitCode = before;
  expect(said.mock.calls.slice(-2).flat()).toEqual([
    'Unsteady: a lamp is lit (journeys) failed, and passed once more, alone. Its failure was:\n    It is dark\n',
    '1 passed, 0 failed',
  ]);
});
