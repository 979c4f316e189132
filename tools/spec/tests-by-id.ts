import { readTree } from '../circles/read-tree.ts';
import { idsOfSource } from './named-ids.ts';

/** The sentences of a machine are tests: they stand in its scenarios. */
const test = /\.(?:test|spec)\.tsx?$|^machines\/.+\/scenarios\.ts$/;
/** The tests of these readings themselves name ids that do not exist. */
const ownTests = /^tools\/(?:spec|reach)\//;

/** Requirement id to the test files that name it, both in the order of the alphabet. @param root the project */
export function testsById(root: string): ReadonlyMap<string, readonly string[]> {
  const tests = [...readTree(root)].filter(([file]) => test.test(file) && !ownTests.test(file));
  const found = new Map<string, string[]>();
  for (const [file, source] of tests.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const id of idsOfSource(source)) found.set(id, [...(found.get(id) ?? []), file]);
  return found;
}
