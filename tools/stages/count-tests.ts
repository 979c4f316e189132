import { field } from './json.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Reads the totals of a test runner's JSON report. Throws when it has none: a run that counts nothing proves nothing. */
export function countTests(runner: 'vitest' | 'playwright', report: unknown): Count {
  if (runner === 'vitest')
    return { passed: number(report, 'numPassedTests'), failed: number(report, 'numFailedTests') };
  const stats = field(report, 'stats');
  // Playwright repeats nothing by itself here; if it did, a test that passes then has failed.
  return { passed: number(stats, 'expected'), failed: number(stats, 'unexpected') + number(stats, 'flaky') };
}

function number(from: unknown, name: string): number {
  const value = field(from, name);
  if (typeof value !== 'number') throw new Error(`The test report has no ${name}`);
  return value;
}
