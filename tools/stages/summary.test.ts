import { expect, test, vi } from 'vitest';
import { judge } from './judge.ts';
import type { Machine } from './machine.ts';
import type { Run } from './run-plan.ts';
import { closeWith, failedList, measurementRow, timeTable, verdict } from './summary.ts';

/** As fast as the reference. */
const quiet: Machine = { processor: [1], wall: 1, processors: 2 };

const result = {
  stage: { name: 'lint', command: ['lint'] as const, budget: { wall: 20, processor: 40 } },
  ok: true,
  passed: 1,
  failed: 0,
  failures: [],
  wall: 10,
  processor: 12.34,
  files: [{ file: 'lamp.test.ts', seconds: 3 }],
};
const runOf = (...results: Run['results']): Run => ({
  results,
  unsteady: [],
  wall: 25,
  plan: { name: 'npm test', groups: [], budget: { wall: 30, processor: 60 }, redAbove: 1.15 },
});
const tableOf = (run: Run, machine = quiet) => timeTable(run, machine, judge(run, machine));
const verdictOf = (run: Run, machine = quiet) => verdict(run, judge(run, machine)).join('\n');

/** Closes a run and gives back the lines it printed and the exit code it set. */
function closing(run: Run, options: Partial<Parameters<typeof closeWith>[1]> = {}) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const before = process.exitCode;
  closeWith(run, { machine: quiet, ...options });
  const code = process.exitCode;
  process.exitCode = before;
  const lines = said.mock.calls.flat();
  said.mockRestore();
  return { code, lines, text: lines.join('\n') };
}

test('stages within their budget show what they took, and what they took together', () => {
  const rows = tableOf(runOf(result, result))
    .split('\n')
    .map((row) => row.trim().split(/ {2,}/));
  expect(rows.slice(1)).toEqual([
    ['lint', '10.0', '12.3'],
    ['lint', '10.0', '12.3'],
    ['all stages', '25.0', '24.7'],
  ]);
});

test('a stage over its wall clock or over its processor time is named, and so are all of them together', () => {
  const slow = tableOf({ ...runOf({ ...result, wall: 21 }, { ...result, processor: 41 }), wall: 31 });
  expect(slow).toContain('over its 20 s');
  expect(slow).toContain('over its 40 processor seconds');
  expect(slow).toContain('over its 30 s');
});

test('a system that does not report processor time gets a dash', () => {
  expect(tableOf(runOf({ ...result, processor: undefined })).match(/–/g)).toHaveLength(2);
});

test('a machine that is slower stretches the budgets of its stages', () => {
  const run = runOf({ ...result, wall: 30, processor: 50 });
  const slow = tableOf(run, { processor: [1.4, 1.6], wall: 2, processors: 2 });
  expect(slow).not.toContain('over its');
  expect(tableOf(run, { processor: [1.2], wall: 1.4, processors: 2 })).toContain(
    'over its 28 s  over its 48 processor',
  );
  // One processor has half of the seconds by the clock that two have.
  expect(tableOf(run, { processor: [1.5], wall: 1, processors: 1 })).not.toContain('over its 40 s');
});

test('a run within its budget says so', () => {
  expect(verdictOf(runOf(result))).toBe('Within its budget: 0.21 of its 60 processor seconds.');
});

test('a run over its budget is yellow: it names the stages that are over theirs and the dearest files', () => {
  const run = runOf({ ...result, processor: 44 }, { ...result, processor: 18 });
  const { code, text, lines } = closing(run);
  expect(text).toContain('YELLOW: it took 1.03 of its 60 processor seconds; above 1.15 it would fail');
  expect(text).toContain('Stages over theirs: lint (1.10).');
  expect(text).toContain('6.0  lamp.test.ts');
  expect([code, lines.at(-1)]).toEqual([0, '2 passed, 0 failed']);
});

test('a run far over its budget is red, unless its machine is as much slower', () => {
  const run = runOf({ ...result, processor: 70 });
  expect(closing(run)).toMatchObject({ code: 1, text: expect.stringContaining('RED: it took 1.17') });
  expect(closing(run, { machine: { ...quiet, processor: [1.1, 1.3] } }).code).toBe(0);
});

test('by the clock nothing is red', () => {
  const { code, text } = closing({ ...runOf(result), wall: 90 });
  expect(code).toBe(0);
  expect(text).toContain('By the clock it took 3.00 of its 30 s; that fails nothing.');
});

test('what made a run slow on purpose is said, and its budgets are not judged', () => {
  const { code, text } = closing(runOf({ ...result, processor: 700 }), { slowed: 'with 0.5 of one processor' });
  expect(code).toBe(0);
  expect(text).toContain('It ran with 0.5 of one processor: its budgets are not judged.');
  expect(text).not.toContain('RED');
});

test('where the system does not tell processor seconds, nothing is judged', () => {
  expect(verdictOf(runOf({ ...result, processor: undefined }))).toBe(
    'This system does not tell processor seconds: no budget is judged. Linux tells them.',
  );
});

test('a command that no budget makes red says nothing of it', () => {
  const { redAbove: _, ...plan } = runOf().plan;
  expect(verdictOf({ ...runOf({ ...result, processor: 700 }), plan })).toBe('');
});

test('a run is a row of the page of measurements', () => {
  const run = { ...runOf({ ...result, passed: 13_911 }), wall: 125 };
  expect(measurementRow(run, quiet, judge(run, quiet), ['2026-11-28', 'abc'])).toBe(
    '| 2026-11-28 | abc | 1.00 | 13,911 | 0 | 0 | 2:05 | 12 | 0.21 |',
  );
});

test('what failed is named with the command that repeats it', () => {
  const failure = { file: 'lamp.test.ts', title: 'a lamp is lit', state: 'failed' as const, message: 'dark' };
  const units = { name: 'units', command: ['vitest', 'run'] as const, tests: 'vitest' as const };
  const broken = { ...result, ok: false };
  const red = { ...broken, stage: { ...result.stage, ...units }, failures: [failure] };
  expect(failedList([result, broken, red])).toBe(
    [
      'Failed, each with the command that repeats it:',
      '  lint\n    npx lint',
      "  units: a lamp is lit\n    npx vitest run lamp.test.ts -t '^a(?: >)? lamp(?: >)? is(?: >)? lit$'",
    ].join('\n'),
  );
});

test('a test that passed alone is named above the closing line, with what it said first', () => {
  const unsteady = {
    stage: 'journeys',
    file: 'a.spec.ts',
    title: 'a lamp is lit',
    state: 'failed' as const,
    message: 'It is dark',
  };
  const { code, lines } = closing({ ...runOf(result), unsteady: [unsteady] });
  expect(code).toBe(0);
  expect(lines.slice(-2)).toEqual([
    'Unsteady: a lamp is lit (journeys) failed, and passed once more, alone. Its failure was:\n    It is dark\n',
    '1 passed, 0 failed',
  ]);
});
