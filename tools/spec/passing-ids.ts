import { idsOfTitle } from './named-ids.ts';

interface Outcome {
  readonly title: string;
  readonly passed: boolean;
}

const field = (from: unknown, name: string): unknown => Reflect.get(Object(from), name);
const list = (from: unknown, name: string): readonly unknown[] => {
  const value = field(from, name);
  return Array.isArray(value) ? value : [];
};
const text = (from: unknown, name: string): string => {
  const value = field(from, name);
  return typeof value === 'string' ? value : '';
};

function ofVitest(report: unknown): Outcome[] {
  return list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .map((test) => ({ title: text(test, 'fullName'), passed: text(test, 'status') === 'passed' }));
}

function ofPlaywright(suite: unknown, above = ''): Outcome[] {
  const title = `${above} ${text(suite, 'title')}`;
  const specs = list(suite, 'specs').map((spec) => ({
    title: `${title} ${text(spec, 'title')}`,
    passed: field(spec, 'ok') === true,
  }));
  return [...specs, ...list(suite, 'suites').flatMap((inner) => ofPlaywright(inner, title))];
}

/** The requirements that JSON reports of vitest and playwright prove: named by a test that passed, and by none that failed. */
export function passingIds(reports: readonly unknown[]): ReadonlySet<string> {
  const outcomes = reports.flatMap((report) => [...ofVitest(report), ...ofPlaywright(report)]);
  const failed = new Set(outcomes.filter(({ passed }) => !passed).flatMap(({ title }) => idsOfTitle(title)));
  const passed = outcomes.filter((outcome) => outcome.passed).flatMap(({ title }) => idsOfTitle(title));
  return new Set(passed.filter((id) => !failed.has(id)));
}
