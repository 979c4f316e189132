import type { CaseResult } from './run-case.ts';

const signs = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/** One line per case, with the reason on a second line. */
export function lineOf({ one, verdict }: CaseResult): string {
  const reason = verdict.outcome === 'passed' ? '' : `\n          ${verdict.reason}`;
  return `${signs[verdict.outcome]}  ${one.id}: ${one.title}${reason}`;
}

/** The run as text: every case that did not pass, and the counts. */
export function reportText(host: string, results: readonly CaseResult[]): string {
  const count = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome).length;
  const lines = results.filter(({ verdict }) => verdict.outcome !== 'passed').map(lineOf);
  const sum = `${host}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  return `${[...lines, sum].join('\n')}\n`;
}
