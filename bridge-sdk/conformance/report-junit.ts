import type { CaseResult } from './run-case.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The run as JUnit XML, one suite per group of cases. */
export function reportJunit(host: string, results: readonly CaseResult[]): string {
  const groups = [...new Set(results.map(({ one }) => one.group))];
  const suites = groups.map((group) => {
    const own = results.filter(({ one }) => one.group === group);
    return `  <testsuite name="${xml(group)}" ${countsOf(own)}>\n${own.map(caseOf).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${xml(host)}" ${countsOf(results)}>
${suites.join('\n')}
</testsuites>
`;
}

function caseOf({ one, verdict, ms }: CaseResult): string {
  const head = `    <testcase classname="${xml(one.group)}" name="${xml(`${one.id}: ${one.title}`)}" time="${seconds(ms)}"`;
  switch (verdict.outcome) {
    case 'passed':
      return `${head}/>`;
    case 'failed':
      return `${head}><failure message="${xml(verdict.reason)}">${xml(one.why)}</failure></testcase>`;
    case 'skipped':
      return `${head}><skipped message="${xml(verdict.reason)}"/></testcase>`;
  }
}

function countsOf(results: readonly CaseResult[]): string {
  const count = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome).length;
  const time = seconds(results.reduce((sum, { ms }) => sum + ms, 0));
  return `tests="${results.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${time}"`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

/** Escapes text for XML, and replaces control characters, which XML forbids in any form. */
function xml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
