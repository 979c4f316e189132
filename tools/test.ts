/**
 * `npm test`: every kind of test. The first group of stages with a failure ends it.
 * `--stages machines,components`: these stages alone. `--row`: its row for docs/measurements. `--slowed`: said by
 * `npm run test:slow`, with what makes it slow.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { beginReports, continueReports } from './stages/reports.ts';
import { runCommand } from './stages/run-command.ts';
import { planOfStages, testPlan, type Plan } from './stages/stages.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Options {
  readonly plan: Plan;
  readonly isWhole: boolean;
  readonly slowed: string | undefined;
  readonly row: readonly string[] | undefined;
}

/** @throws Error with a sentence for what is no option or no stage */
function readOptions(): Options {
  const { values } = parseArgs({
    options: { stages: { type: 'string' }, row: { type: 'boolean' }, slowed: { type: 'string' } },
  });
  const { stages, slowed } = values;
  if (values.row && stages !== undefined) throw new Error('--row is for a run of all stages.');
  return {
    plan: stages === undefined ? testPlan : planOfStages(testPlan, stages.split(',')),
    isWhole: stages === undefined,
    slowed,
    row: values.row ? [new Date().toISOString().slice(0, 10), commit()] : undefined,
  };
}

function commit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' and changes'}`;
}

try {
  const { plan, isWhole, ...closing } = readOptions();
  const reports = await (isWhole ? beginReports : continueReports)(root);
  await runCommand(plan, reports, closing);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
