import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '#src/routing/routes.ts';
import { coverageOf, tally } from './coverage.ts';
import { coverageRows } from './coverage-table.ts';
import { idsOfSource, idsOfTitle } from './named-ids.ts';
import { passingIds } from './passing-ids.ts';
import { readRequirements, type Requirement } from './requirements.ts';
import { testsById } from './tests-by-id.ts';
import { unproved } from './unproved.ts';

const root = path.resolve(import.meta.dirname, '../..');
const requirements = await readRequirements(root);
const tests = testsById(root);

describe('the tests of the house', () => {
  test('name no requirement that does not exist', () => {
    const knownIds = new Set(requirements.map(({ id }) => id));
    expect([...tests].filter(([id]) => !knownIds.has(id))).toEqual([]);
  });
});

describe('of the layers without a screen', () => {
  const covered = coverageOf(requirements, (id) => tests.has(id));

  test.each(['rules', 'storage', 'machine'])('every requirement of %s is named by a test', (layer) => {
    expect(covered.filter((one) => one.layer === layer && one.state === 'missing').map(({ id }) => id)).toEqual([]);
  });
});

describe('the list of requirements', () => {
  test('has one line for each of 472', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(472);
  });

  test('names only screens that exist', () => {
    const paths = new Set(routes.map((route) => route.path));
    expect(requirements.filter(({ screen }) => screen !== undefined && !paths.has(screen))).toEqual([]);
  });
});

describe('an id', () => {
  test('stands at the end of a title, alone or with others', () => {
    expect(idsOfTitle('a number is plain [S9.numbers.01]')).toEqual(['S9.numbers.01']);
    expect(idsOfTitle('a date [S9.dates.01 S9.dates.02]')).toEqual(['S9.dates.01', 'S9.dates.02']);
    expect(idsOfTitle('S9.dates.01 without brackets')).toEqual([]);
  });

  test('may be the first cell of a row', () => {
    expect(idsOfSource(`test.each([\n  ['S9.numbers.01', 1],\n])('[%s]', f)`)).toEqual(['S9.numbers.01']);
    expect(idsOfSource(`meta: { req: ['S9.numbers.01'] }`)).toEqual([]);
  });
});

const one = (id: string): Requirement => ({ id, layer: 'rules', says: '', spec: '' });

describe('a requirement', () => {
  test('is proved by its test alone', () => {
    const covered = coverageOf([one('S9.a.01'), one('S9.a.02')], (id) => id === 'S9.a.01');
    expect(tally(covered)).toEqual({ proved: 1, missing: 1 });
    expect(coverageRows(covered)[1]?.slice(0, 2)).toEqual(['§ 9', '1/2']);
  });
});

/** The JSON report of a run of vitest. */
const vitest = (...results: readonly [fullName: string, status: string][]) => ({
  testResults: [{ assertionResults: results.map(([fullName, status]) => ({ fullName, status })) }],
});

describe('the end of a run', () => {
  const sample: readonly Requirement[] = [
    one('S9.a.01'),
    { ...one('S2.a.01'), layer: 'web' },
    { ...one('S2.a.03'), layer: 'design' },
  ];
  const after = (...reports: readonly unknown[]) => {
    const passed = passingIds({ first: reports, again: [] });
    return unproved(coverageOf(sample, (id) => passed.has(id)));
  };
  const page = vitest(['the page [S2.a.01]', 'passed']);

  test('finds nothing missing when all that is due has passed', () => {
    expect(after(page, vitest(['the rule [S9.a.01]', 'passed']))).toEqual([]);
  });

  test.each([
    ['that lacks it', []],
    ['in which it failed', [vitest(['the rule [S9.a.01]', 'failed'])]],
  ])('names a requirement after a run %s', (_, others) => {
    expect(after(page, ...others)).toEqual([expect.stringContaining('S9.a.01 (rules) has no passing test')]);
  });

  test('of nothing at all names everything that is due', () => {
    expect(after()).toHaveLength(2);
  });
});

describe('the reports of a run', () => {
  const idsOf = (first: readonly unknown[], again: readonly unknown[] = []) => passingIds({ first, again });

  test('prove what passed', () => {
    expect(idsOf([vitest(['plain [S9.a.01]', 'passed'])])).toEqual(new Set(['S9.a.01']));
  });

  test.each(['failed', 'skipped', 'pending'])(
    'prove nothing by a test that %s, not even beside one that passed',
    (status) => {
      expect(idsOf([vitest(['plain [S9.a.01]', 'passed'], ['other [S9.a.01]', status])])).toEqual(new Set());
    },
  );

  test('prove what failed and then passed alone', () => {
    const first = [vitest(['plain [S9.a.01]', 'failed'], ['other [S9.a.02]', 'failed'])];
    const again = [vitest(['plain [S9.a.01]', 'passed'], ['other [S9.a.02]', 'skipped'])];
    expect(idsOf(first, again)).toEqual(new Set(['S9.a.01']));
  });

  test('of the browser carry the titles of their groups', () => {
    const specs = [{ title: 'x', tests: [{ status: 'expected' }] }];
    const report = { suites: [{ title: 'f', suites: [{ title: 'home [S9.a.01]', specs }] }] };
    expect(idsOf([report])).toEqual(new Set(['S9.a.01']));
  });
});
