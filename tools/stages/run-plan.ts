import { availableParallelism } from 'node:os';
import path from 'node:path';
import { againFolder } from './reports.ts';
import { alone } from './run-alone.ts';
import { runStage, type StageResult } from './run-stage.ts';
import type { Screen } from './screen.ts';
import type { Plan, Stage } from './stages.ts';
import type { Outcome } from './outcomes.ts';

/** A run with more tests that fail once and pass alone is red: then it is no chance. */
const mostUnsteady = 2;

/** A test that failed and then passed alone, with what it said the first time. */
export interface Unsteady extends Outcome {
  readonly stage: string;
}

export interface Run {
  readonly results: readonly StageResult[];
  readonly unsteady: readonly Unsteady[];
  /** Seconds by the clock. */
  readonly wall: number;
  readonly plan: Plan;
}

/** What the stages of a run share. */
interface Room {
  readonly reports: string;
  readonly screen: Screen;
  readonly run: typeof runStage;
}

/**
 * Runs the groups of a plan one after the other, then once more, alone, the tests that failed, and the stages that read
 * what all others have left. A group in which a stage broke, or after which too many tests have failed, ends it.
 * @param reports the folder that keeps the JSON reports of their tests
 */
export async function runPlan(plan: Plan, reports: string, screen: Screen, run = runStage): Promise<Run> {
  const room = { reports, screen, run };
  const started = performance.now();
  const results: StageResult[] = [];
  for (const { order, stages } of plan.groups) {
    if (isLost(results)) break;
    results.push(...(await (order === 'side by side' ? sideBySide : oneByOne)(stages, room)));
  }
  const unsteady: Unsteady[] = [];
  if (!isLost(results)) {
    for (const [index, result] of results.entries()) {
      if (result.ok || !(await passesAlone(result, room))) continue;
      const { failures, passed } = result;
      results[index] = { ...result, ok: true, passed: passed + failures.length, failed: 0 };
      unsteady.push(...failures.map((failure) => ({ ...failure, stage: result.stage.name })));
    }
    if (results.every(({ ok }) => ok)) results.push(...(await oneByOne(plan.last ?? [], room)));
  }
  return { results, unsteady, wall: (performance.now() - started) / 1000, plan };
}

/** Nothing can make it green any more: a stage broke outside of its tests, or more tests failed than may be unsteady. */
const isLost = (results: readonly StageResult[]): boolean =>
  results.some(({ ok, failures }) => !ok && failures.length === 0) ||
  results.flatMap(({ failures }) => failures).length > mostUnsteady;

async function passesAlone(result: StageResult, { reports, screen, run }: Room): Promise<boolean> {
  for (const { title, file } of result.failures) screen.print(`Once more, alone: ${title || file}`);
  for (const { stage, tests } of alone(result)) {
    const { ok, passed } = await run(stage, path.join(reports, againFolder), screen);
    // A run that finds none of them proves nothing.
    if (!ok || passed < tests) return false;
  }
  return true;
}

/** As many at once as there are processors, each to its end. */
async function sideBySide(stages: readonly Stage[], { reports, screen, run }: Room): Promise<StageResult[]> {
  const waiting = stages.values();
  const results: StageResult[] = [];
  const worker = async (): Promise<void> => {
    for (const stage of waiting) results.push(await run(stage, reports, screen));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

/** Until the run is lost. */
async function oneByOne(stages: readonly Stage[], { reports, screen, run }: Room): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    if (isLost(results)) break;
    results.push(await run(stage, reports, screen));
  }
  return results;
}
