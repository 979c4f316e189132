import path from 'node:path';
import { field, list, text } from './json.ts';

/** What became of a test, or of a whole file that did not come to its tests. */
export interface Outcome {
  readonly file: string;
  /** Where it begins there, and the project that it ran in, as Playwright tells. */
  readonly line?: number;
  readonly project?: string;
  /** The titles of its suites and its own; empty for a whole file. */
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** What it said when it failed. */
  readonly message: string;
}

/** The tests of a JSON report of Vitest or Playwright, without those that only `npm run test:all` runs. */
export const outcomesOf = (report: unknown): Outcome[] => [
  ...ofVitest(report),
  ...ofPlaywright(report, text(field(report, 'config'), 'rootDir')),
];

function ofVitest(report: unknown): Outcome[] {
  return list(report, 'testResults').flatMap((result) => {
    const file = text(result, 'name');
    const outcomes = list(result, 'assertionResults').map((test): Outcome & { readonly tags: readonly unknown[] } => ({
      file,
      title: text(test, 'fullName'),
      state: stateOf(text(test, 'status')),
      message: list(test, 'failureMessages').join('\n'),
      tags: list(test, 'tags'),
    }));
    const due = outcomes
      .filter(({ state, tags }) => state !== 'skipped' || tags.length === 0)
      .map(({ tags: _, ...outcome }) => outcome);
    // Its set-up or its end failed, and no test of its did.
    const isBroken = text(result, 'status') === 'failed' && due.every(({ state }) => state !== 'failed');
    return isBroken ? [...due, { file, title: '', state: 'failed', message: text(result, 'message') }] : due;
  });
}

/** @param folder the one that the names of its files begin from */
function ofPlaywright(suite: unknown, folder: string, above = ''): Outcome[] {
  const title = `${above} ${text(suite, 'title')}`;
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').map((test): Outcome => ({
      file: path.join(folder, text(spec, 'file')),
      line: Number(field(spec, 'line')),
      project: text(test, 'projectName'),
      title: `${title} ${text(spec, 'title')}`.trim(),
      state: stateOf(text(test, 'status')),
      message: list(test, 'results')
        .flatMap((result) => list(result, 'errors'))
        .map((error) => text(error, 'message'))
        .join('\n'),
    })),
  );
  return [...own, ...list(suite, 'suites').flatMap((inner) => ofPlaywright(inner, folder, title))];
}

/** In the words of either runner; Vitest has several for a test that did not run. */
function stateOf(status: string): Outcome['state'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}
