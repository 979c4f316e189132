import { outcomesOf } from '../stages/outcomes.ts';
import type { Reports } from '../stages/reports.ts';
import { idsOfTitle } from './named-ids.ts';

/**
 * The requirements that a run proves: named by a test that passed, and by none that was skipped, or that failed and did not
 * pass alone.
 */
export function passingIds({ first, again }: Reports): ReadonlySet<string> {
  const alone = again.flatMap(outcomesOf).filter(({ state }) => state === 'passed');
  const steady = new Set(alone.map(({ title }) => title));
  const outcomes = first.flatMap(outcomesOf);
  const disproved = new Set(
    outcomes
      .filter(({ state, title }) => state !== 'passed' && !steady.has(title))
      .flatMap(({ title }) => idsOfTitle(title)),
  );
  const passed = [...outcomes.filter(({ state }) => state === 'passed'), ...alone];
  return new Set(passed.flatMap(({ title }) => idsOfTitle(title)).filter((id) => !disproved.has(id)));
}
