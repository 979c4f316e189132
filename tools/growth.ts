/**
 * `npm run growth`: what ten more pages add to `npm test`, stage by stage. Two copies of the project outside its folder, one
 * with generated pages, run the same stages in turn. `npm run growth -- 3` takes the shortest of three rounds instead of two.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { growProject } from './growth/add-pages.ts';
import { copyProject } from './growth/copy-project.ts';
import { costTable, type StageRuns, type Taken } from './growth/cost-table.ts';
import { growingStages } from './growth/growing-stages.ts';
import { readLastTimes } from './stages/last-times.ts';
import { runStage } from './stages/run-stage.ts';
import { openScreen } from './stages/screen.ts';
import { sumOfBudgets, type Group, type Stage } from './stages/stages.ts';

const pages = 10;
const goal = 3;
const rounds = Number(process.argv[2] ?? 2);
const root = path.resolve(import.meta.dirname, '..');

const folder = await mkdtemp(path.join(tmpdir(), 'lampyris-growth-'));
const [before, after, reports] = [
  path.join(folder, 'before'),
  path.join(folder, 'after'),
  path.join(folder, 'reports'),
];

const growing = growingStages();
const groups: readonly Group[] = Array.from({ length: 2 * rounds }, () => ({ order: 'one by one', stages: growing }));
const screen = openScreen({ name: 'npm run growth', groups, budget: sumOfBudgets({ groups }) }, readLastTimes());

/** The stages that fail with more pages: what a page costs is known all the same. */
const failed = new Set<string>();

async function take(stage: Stage, project: string): Promise<Taken> {
  const { ok, wall, processor } = await runStage(stage, reports, screen, project);
  if (!ok && project === before) throw new Error(`'${stage.name}' fails without more pages`);
  if (!ok) failed.add(stage.name);
  return { wall, processor };
}

/** The copies take turns in being first: the machine is not the same for both. */
async function round(stage: Stage, isOdd: boolean): Promise<{ before: Taken; after: Taken }> {
  if (isOdd) {
    const taken = await take(stage, after);
    return { before: await take(stage, before), after: taken };
  }
  return { before: await take(stage, before), after: await take(stage, after) };
}

async function runsOf(stage: Stage): Promise<StageRuns> {
  const taken: { before: Taken; after: Taken }[] = [];
  for (let number = 0; number < rounds; number += 1) taken.push(await round(stage, number % 2 === 1));
  return { name: stage.name, before: taken.map((one) => one.before), after: taken.map((one) => one.after) };
}

try {
  await mkdir(reports);
  await Promise.all([copyProject(root, before), copyProject(root, after)]);
  await growProject(after, pages);
  const stages: StageRuns[] = [];
  for (const stage of growing) stages.push(await runsOf(stage));
  screen.close();
  console.log(`\n${costTable(stages, pages, goal)}`);
  for (const name of failed) console.log(`'${name}' fails with ${pages} more pages.`);
  process.exitCode = failed.size > 0 ? 1 : 0;
} finally {
  screen.close();
  await rm(folder, { recursive: true, force: true });
}
