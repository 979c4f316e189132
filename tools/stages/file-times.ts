import path from 'node:path';
import { field, list, text } from './json.ts';

/** Seconds by the clock that the tests of a file took, added up; what ran at the same time counts twice. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const root = path.resolve(import.meta.dirname, '../..');

const sum = (of: readonly unknown[], name: string): number =>
  of.reduce<number>((total, one) => total + (Number(field(one, name)) || 0), 0);

/** The files of a JSON report of Vitest or Playwright, from the root of the project. */
export function fileTimes(report: unknown): FileTime[] {
  const seconds = new Map<string, number>();
  const add = (file: string, milliseconds: number): void => {
    const name = path.relative(root, file);
    seconds.set(name, (seconds.get(name) ?? 0) + milliseconds / 1000);
  };
  for (const one of list(report, 'testResults')) add(text(one, 'name'), sum(list(one, 'assertionResults'), 'duration'));
  const folder = text(field(report, 'config'), 'rootDir');
  for (const spec of specsOf(report)) {
    const results = list(spec, 'tests').flatMap((test) => list(test, 'results'));
    add(path.resolve(folder, text(spec, 'file')), sum(results, 'duration'));
  }
  return [...seconds].map(([file, taken]) => ({ file, seconds: taken }));
}

const specsOf = (suite: unknown): readonly unknown[] => [
  ...list(suite, 'specs'),
  ...list(suite, 'suites').flatMap(specsOf),
];

/** The dearest files of several stages, the first costing most. */
export function dearest(files: readonly FileTime[], most: number): FileTime[] {
  const together = new Map<string, number>();
  for (const { file, seconds } of files) together.set(file, (together.get(file) ?? 0) + seconds);
  return [...together]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}
