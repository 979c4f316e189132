import { expect, test } from 'vitest';
import { alone } from './run-alone.ts';
import { outcomesOf } from './outcomes.ts';
import type { Stage } from './stages.ts';

const said = (status: string, fullName: string) => ({
  status,
  fullName,
  failureMessages: status === 'failed' ? ['dark'] : [],
});

test('a report of Vitest says what became of each test but those that only test:all runs', () => {
  const assertionResults = [said('passed', 'a'), said('failed', 'b'), { ...said('skipped', 'c'), tags: ['@all'] }];
  expect(outcomesOf({ testResults: [{ name: 'lamp.test.ts', status: 'failed', assertionResults }] })).toEqual([
    { file: 'lamp.test.ts', title: 'a', state: 'passed', message: '' },
    { file: 'lamp.test.ts', title: 'b', state: 'failed', message: 'dark' },
  ]);
});

test('a file of Vitest whose set-up failed has failed as a whole', () => {
  const file = { name: 'lamp.test.ts', status: 'failed', message: 'no lamp', assertionResults: [said('skipped', 'a')] };
  expect(outcomesOf({ testResults: [file] })).toEqual([
    { file: 'lamp.test.ts', title: 'a', state: 'skipped', message: '' },
    { file: 'lamp.test.ts', title: '', state: 'failed', message: 'no lamp' },
  ]);
});

test('a report of Playwright says it of each project, however deep the suites', () => {
  const tests = [
    { status: 'expected', projectName: 'narrow', results: [{ errors: [] }] },
    { status: 'unexpected', results: [{ errors: [{ message: 'dark' }] }] },
    { status: 'skipped', results: [] },
  ];
  const suites = [
    {
      title: 'lamp.spec.ts',
      suites: [{ title: 'by night', specs: [{ title: 'is lit', file: 'lamp.spec.ts', line: 7, tests }] }],
    },
  ];
  const lit = { file: '/shop/tests/lamp.spec.ts', line: 7, title: 'lamp.spec.ts by night is lit' };
  expect(outcomesOf({ config: { rootDir: '/shop/tests' }, suites })).toEqual([
    { ...lit, project: 'narrow', state: 'passed', message: '' },
    { ...lit, project: '', state: 'failed', message: 'dark' },
    { ...lit, project: '', state: 'skipped', message: '' },
  ]);
});

const resultOf = (stage: Stage, ...titles: readonly string[]) => ({
  stage,
  ok: false,
  passed: 0,
  failed: 1,
  failures: titles.map((title) => ({ file: '/shop/lamp.test.ts', title, state: 'failed' as const, message: '' })),
  wall: 1,
  processor: 1,
  files: [],
});
const budget = { wall: 1, processor: 1 };

test('each test of Vitest that failed runs by its whole title, and a file that broke as a whole', () => {
  const stage: Stage = { name: 'units', command: ['vitest', 'run', '--project', 'unit'], tests: 'vitest', budget };
  expect(alone(resultOf(stage, 'costs $5 (net)', '')).map(({ stage: { command } }) => command.slice(4))).toEqual([
    ['/shop/lamp.test.ts', '-t', String.raw`^costs(?: >)? \$5(?: >)? \(net\)$`],
    ['/shop/lamp.test.ts'],
  ]);
});

test('the tests of Playwright that failed run in one worker', () => {
  const stage: Stage = { name: 'journeys', command: ['playwright', 'test'], tests: 'playwright', budget };
  expect(alone(resultOf(stage, 'a', 'b'))).toEqual([
    { stage: { ...stage, command: ['playwright', 'test', '--last-failed', '--workers', '1'] }, tests: 2 },
  ]);
});
