/**
 * `npm run near`: what a change reaches, in some two minutes. `npm run near -- main` takes what has changed since that
 * commit; without a name what is not committed yet, else the last commit.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readTree } from './circles/read-tree.ts';
import { nearPlan } from './near/plan.ts';
import { emptyReports } from './stages/reports.ts';
import { runCommand } from './stages/run-command.ts';

const root = path.resolve(import.meta.dirname, '..');

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', cwd: root })
    .split('\n')
    .filter((line) => line !== '');

const since = (commit: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const [named] = process.argv.slice(2);
const open = since('HEAD');
const changed = named ? since(named) : open.length > 0 ? open : since('HEAD~1');
const { plan, left } = nearPlan(changed, readTree());

console.log(`${changed.length} changed files`);
await runCommand(plan, await emptyReports(root, 'near'), { remarks: left });
