import { availableParallelism } from 'node:os';
import { runStage, type StageResult } from './run-stage.ts';
import type { Group, Stage } from './stages.ts';

/**
 * Runs the groups of a plan one after the other, until one has a stage that failed.
 * @param reports the folder that keeps the JSON reports of their tests
 */
export async function runPlan(plan: readonly Group[], reports: string): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const { order, stages } of plan) {
    if (results.some(({ ok }) => !ok)) break;
    results.push(...(await (order === 'side by side' ? sideBySide : oneByOne)(stages, reports)));
  }
  return results;
}

/** As many at once as there are processors, each to its end. */
async function sideBySide(stages: readonly Stage[], reports: string): Promise<StageResult[]> {
  const waiting = stages.values();
  const results: StageResult[] = [];
  const worker = async (): Promise<void> => {
    for (const stage of waiting) results.push(await runStage(stage, reports, 'on failure'));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

/** Until one fails. */
async function oneByOne(stages: readonly Stage[], reports: string): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    console.log(`\n${stage.name}`);
    const result = await runStage(stage, reports, 'live');
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}
