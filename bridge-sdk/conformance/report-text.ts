import type { CaseResult } from './runner.ts';

const signs = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/** One case as a line, and a second one for what was different. */
export function lineOf({ one, verdict }: CaseResult): string {
  const reason = verdict.outcome === 'passed' ? '' : `\n          ${verdict.reason}`;
  return `${signs[verdict.outcome]}  ${one.id}: ${one.title}${reason}`;
}

/** The whole run for a person: every case that is not green, and the count. */
export function reportText(host: string, results: readonly CaseResult[]): string {
  const count = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome).length;
  const lines = results.filter(({ verdict }) => verdict.outcome !== 'passed').map(lineOf);
  const sum = `${host}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  return `${[...lines, sum].join('\n')}\n`;
}
