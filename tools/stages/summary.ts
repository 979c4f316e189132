import { dearest } from './file-times.ts';
import { judge, type Judgement } from './judge.ts';
import { reference, stretchOf, type Machine } from './machine.ts';
import { clock } from './progress.ts';
import { repeatCommand } from './repeat-command.ts';
import type { Run, Unsteady } from './run-plan.ts';
import type { StageResult } from './run-stage.ts';
import type { Budget } from './stages.ts';

interface Row extends Pick<StageResult, 'wall' | 'processor'> {
  readonly name: string;
  readonly budget: Budget;
}

const seconds = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(1)).padStart(9);

/** What each stage and all of them took, and what took more than its budget on this machine. */
export function timeTable({ results, wall, plan }: Run, machine: Machine, { processor }: Judgement): string {
  const stretch = stretchOf(machine);
  const rows: Row[] = [
    ...results.map(({ stage, ...result }) => ({ ...stage, ...result })),
    { name: 'all stages', wall, processor, budget: plan.budget },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, wall, processor, budget }) => {
    const mine = { wall: budget.wall * stretch.wall, processor: budget.processor * stretch.processor };
    return (
      `${name.padEnd(width)}${seconds(wall)}${seconds(processor)}` +
      (wall > mine.wall ? `  over its ${mine.wall.toFixed(0)} s` : '') +
      ((processor ?? 0) > mine.processor ? `  over its ${mine.processor.toFixed(0)} processor seconds` : '')
    );
  });
  return [`${'stage'.padEnd(width)}  seconds  processor`, ...lines].join('\n');
}

const factor = (value: number): string => value.toFixed(2);

/** How this machine compares with the one of the budgets. */
function machineLine(machine: Machine): string {
  const measured = machine.processor.map(factor).join(' at the beginning, ');
  const when = machine.processor.length > 1 ? `${measured} at the end` : measured;
  return (
    `This machine takes ${factor(stretchOf(machine).processor)} times the processor seconds of the reference (${when}), ` +
    `and ${factor(machine.wall)} times its seconds by the clock: budgets are stretched by that. ` +
    `The reference is ${reference.name}, ${reference.date}.`
  );
}

/** What the budgets say of a run, a paragraph each; nothing of a plan that no budget makes red. */
export function verdict(run: Run, { ofProcessor, ofWall, colour, over }: Judgement): readonly string[] {
  const { budget, redAbove } = run.plan;
  if (redAbove === undefined) return [];
  if (ofProcessor === undefined)
    return ['This system does not tell processor seconds: no budget is judged. Linux tells them.'];
  const share = `${factor(ofProcessor)} of its ${budget.processor} processor seconds`;
  const byClock =
    ofWall > 1 ? [`By the clock it took ${factor(ofWall)} of its ${budget.wall} s; that fails nothing.`] : [];
  if (colour === 'green') return [`Within its budget: ${share}.`, ...byClock];
  const files = dearest(
    run.results.flatMap((result) => result.files),
    10,
  );
  return [
    colour === 'red'
      ? `RED: it took ${share}, and above ${redAbove} it fails for that alone.`
      : `YELLOW: it took ${share}; above ${redAbove} it would fail for that alone.`,
    `Stages over theirs: ${over.map(({ name, times }) => `${name} (${factor(times)})`).join(', ') || 'none'}.`,
    `The dearest files, by the seconds of the clock of their tests:\n${files
      .map((one) => `${one.seconds.toFixed(1).padStart(9)}  ${one.file}`)
      .join('\n')}`,
    ...byClock,
  ];
}

/** Names a test that failed once and then passed alone, with what it said. */
const remark = ({ stage, file, title, message }: Unsteady): string =>
  `Unsteady: ${title || file} (${stage}) failed, and passed once more, alone. Its failure was:\n${message.replaceAll(/^/gm, '    ')}\n`;

/** What failed, each with the command that runs exactly it once more. */
export function failedList(results: readonly StageResult[]): string {
  const lines = results
    .filter(({ ok }) => !ok)
    .flatMap(({ stage, failures }) =>
      failures.length === 0
        ? [`${stage.name}\n    ${repeatCommand(stage)}`]
        : failures.map((one) => `${stage.name}: ${one.title || one.file}\n    ${repeatCommand(stage, one)}`),
    );
  return ['Failed, each with the command that repeats it:', ...lines].join('\n  ');
}

const total = (results: readonly StageResult[], pick: (result: StageResult) => number): number =>
  results.reduce((sum, one) => sum + pick(one), 0);

const passedOf = (results: readonly StageResult[]): number => total(results, ({ passed }) => passed);
const failedOf = (results: readonly StageResult[]): number => total(results, ({ failed }) => failed);

/** A run as a row of docs/measurements/npm-test.md. @param when day and commit */
export function measurementRow(run: Run, machine: Machine, judgement: Judgement, when: readonly string[]): string {
  const { results, unsteady, wall } = run;
  const { processor, ofProcessor } = judgement;
  const cells = [
    ...when,
    factor(stretchOf(machine).processor),
    passedOf(results).toLocaleString('en'),
    failedOf(results),
    unsteady.length,
    clock(wall),
    processor?.toFixed(0) ?? '–',
    ofProcessor === undefined ? '–' : factor(ofProcessor),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What a command wants of the end of its run. */
export interface Closing {
  readonly machine: Machine;
  /** What made it slow on purpose, as in 'with 0.5 of one processor': its budgets are not judged then. */
  readonly slowed?: string | undefined;
  /** Day and commit, when the row for docs/measurements is asked for. */
  readonly row?: readonly string[] | undefined;
  /** Sentences of the command itself. */
  readonly remarks?: readonly string[] | undefined;
}

/**
 * Prints the times, what the budgets say, what is unsteady or failed and the closing line, and sets the exit code: non-zero
 * when a stage or a test failed, or the run was too dear.
 */
export function closeWith(run: Run, { machine, slowed, row, remarks = [] }: Closing): void {
  const { results, unsteady } = run;
  const judgement = judge(run, machine);
  const isRed = slowed === undefined && judgement.colour === 'red';
  console.log(`\n${timeTable(run, machine, judgement)}\n`);
  const sentences = [
    machineLine(machine),
    ...(slowed === undefined ? verdict(run, judgement) : [`It ran ${slowed}: its budgets are not judged.`]),
    ...(row ? [measurementRow(run, machine, judgement, row)] : []),
    ...remarks,
  ];
  for (const sentence of sentences) console.log(`${sentence}\n`);
  for (const one of unsteady) console.log(remark(one));
  const isGreen = results.every(({ ok }) => ok);
  if (!isGreen) console.log(`${failedList(results)}\n`);
  console.log(`${passedOf(results)} passed, ${failedOf(results)} failed`);
  process.exitCode = isGreen && failedOf(results) === 0 && !isRed ? 0 : 1;
}
