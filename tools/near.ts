/**
 * `npm run near`: what a change reaches, in some two minutes. `npm run near -- main` takes what has changed since that
 * commit; without a name what is not committed yet, else the last commit.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTree } from './circles/read-tree.ts';
import { nearPlan } from './near/plan.ts';
import { runPlan } from './stages/run-plan.ts';
import { closeWith } from './stages/summary.ts';

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', cwd: path.resolve(import.meta.dirname, '..') })
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
const reports = await mkdtemp(path.join(tmpdir(), 'lampyris-near-'));
closeWith(await runPlan(plan, reports));
for (const sentence of left) console.log(sentence);
await rm(reports, { recursive: true, force: true });
