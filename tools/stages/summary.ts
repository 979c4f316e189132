import type { StageResult } from './run-stage.ts';

const seconds = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(1)).padStart(9);

/** What each stage took, and which ones took more than their budget. */
export function timeTable(results: readonly StageResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length), 5);
  const rows = results.map(
    ({ name, wall, processor, budget }) =>
      `${name.padEnd(width)}${seconds(wall)}${seconds(processor)}` +
      (wall > budget.wall ? `  over its ${budget.wall} s` : '') +
      ((processor ?? 0) > budget.processor ? `  over its ${budget.processor} processor seconds` : ''),
  );
  return [`${'stage'.padEnd(width)}  seconds  processor`, ...rows].join('\n');
}

/** Prints the times and the closing line and sets the exit code: non-zero when a stage or a single test failed. */
export function closeWith(results: readonly StageResult[]): void {
  const total = (pick: (result: StageResult) => number): number => results.reduce((sum, one) => sum + pick(one), 0);
  const failed = total((result) => result.failed);
  console.log(`\n${timeTable(results)}`);
  console.log(`\n${total((result) => result.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.some(({ ok }) => !ok) ? 1 : 0;
}
