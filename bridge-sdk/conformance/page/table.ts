import type { Case } from '../case.ts';
import type { CaseResult } from '../runner.ts';
import { element, part } from './element.ts';

const words = { passed: 'green', failed: 'red', skipped: 'skipped' };

/** One row per case; each shows its result when the case ends. */
export function fillTable(cases: readonly Case[]): (result: CaseResult) => void {
  const rows = new Map(
    cases.map((one) => {
      const state = element('td', { class: 'state' }, 'waiting');
      const about = element('td', {}, element('p', {}, one.title), element('p', { class: 'why' }, one.why));
      const row = element('tr', { 'data-case': one.id }, state, element('td', {}, element('code', {}, one.id)), about);
      return [one, { row, state, about }] as const;
    }),
  );
  part('cases').replaceChildren(...[...rows.values()].map(({ row }) => row));
  return ({ one, verdict }) => {
    const shown = rows.get(one);
    if (!shown) return;
    shown.row.setAttribute('data-outcome', verdict.outcome);
    shown.state.textContent = words[verdict.outcome];
    if (verdict.outcome !== 'passed') shown.about.append(element('p', { class: 'reason' }, verdict.reason));
  };
}

/** Counts of the run so far, in one sentence. */
export function sumOf(results: readonly CaseResult[], all: number): string {
  const count = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome).length;
  return `${results.length} of ${all}: ${count('passed')} green, ${count('failed')} red, ${count('skipped')} skipped`;
}
