import path from 'node:path';
import { expect, test } from 'vitest';
import { dearest, fileTimes } from './file-times.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the tests of a file add up, in the reports of both runners', () => {
  const assertionResults = [{ duration: 1_500 }, { duration: null }, { duration: 500 }];
  expect(fileTimes({ testResults: [{ name: `${root}/rules/money.test.ts`, assertionResults }] })).toEqual([
    { file: 'rules/money.test.ts', seconds: 2 },
  ]);
  const spec = { file: 'lamp.spec.ts', tests: [{ results: [{ duration: 3_000 }, { duration: 1_000 }] }] };
  const suites = [{ suites: [{ specs: [spec] }], specs: [spec] }];
  expect(fileTimes({ config: { rootDir: `${root}/tests/e2e` }, suites })).toEqual([
    { file: 'tests/e2e/lamp.spec.ts', seconds: 8 },
  ]);
  expect(fileTimes(undefined)).toEqual([]);
});

test('the dearest files come first, each once', () => {
  const files = [
    { file: 'a', seconds: 1 },
    { file: 'b', seconds: 3 },
    { file: 'a', seconds: 4 },
    { file: 'c', seconds: 2 },
  ];
  expect(dearest(files, 2)).toEqual([
    { file: 'a', seconds: 5 },
    { file: 'b', seconds: 3 },
  ]);
});
