import type { StageResult } from './run-stage.ts';

/** Prints the closing line and sets the exit code: non-zero when a stage or a single test failed. */
export function closeWith(results: readonly StageResult[]): void {
  const total = (pick: (result: StageResult) => number): number => results.reduce((sum, one) => sum + pick(one), 0);
  const failed = total((result) => result.failed);
  console.log(`\n${total((result) => result.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.some(({ ok }) => !ok) ? 1 : 0;
}
