import type { Run, Unsteady } from './run-plan.ts';
import type { StageResult } from './run-stage.ts';
import type { Stage } from './stages.ts';

type Row = Pick<StageResult, 'wall' | 'processor'> & Pick<Stage, 'name' | 'budget'>;

const seconds = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(1)).padStart(9);

/** What each stage and all of them took, and what took more than its budget. */
export function timeTable({ results, wall, budget }: Run): string {
  const taken = results.map(({ processor }) => processor);
  const processor = taken.some((one) => one === undefined)
    ? undefined
    : taken.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const rows: Row[] = [
    ...results.map(({ stage, ...result }) => ({ ...stage, ...result })),
    { name: 'all stages', wall, processor, budget },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(
    ({ name, wall, processor, budget }) =>
      `${name.padEnd(width)}${seconds(wall)}${seconds(processor)}` +
      (wall > budget.wall ? `  over its ${budget.wall} s` : '') +
      ((processor ?? 0) > budget.processor ? `  over its ${budget.processor} processor seconds` : ''),
  );
  return [`${'stage'.padEnd(width)}  seconds  processor`, ...lines].join('\n');
}

/** Names a test that failed once and then passed alone, with what it said. */
const remark = ({ stage, file, title, message }: Unsteady): string =>
  `Unsteady: ${title || file} (${stage}) failed, and passed once more, alone. Its failure was:\n${message.replaceAll(/^/gm, '    ')}\n`;

/** Prints the times, what is unsteady and the closing line and sets the exit code: non-zero when a stage or a test failed. */
export function closeWith(run: Run): void {
  const { results, unsteady } = run;
  const total = (pick: (result: StageResult) => number): number => results.reduce((sum, one) => sum + pick(one), 0);
  const failed = total((result) => result.failed);
  console.log(`\n${timeTable(run)}\n`);
  for (const one of unsteady) console.log(remark(one));
  console.log(`${total((result) => result.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.some(({ ok }) => !ok) ? 1 : 0;
}
