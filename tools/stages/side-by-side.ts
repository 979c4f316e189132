import { availableParallelism } from 'node:os';
import { runStage, type StageResult } from './run-stage.ts';
import type { Stage } from './stages.ts';

/**
 * Runs independent stages as many at once as there are processors, each to its end.
 * @param reports the folder that keeps the JSON reports of their tests
 */
export async function sideBySide(stages: readonly Stage[], reports: string): Promise<StageResult[]> {
  const waiting = stages.values();
  const results: StageResult[] = [];
  const worker = async (): Promise<void> => {
    for (const stage of waiting) results.push(await runStage(stage, reports, 'on failure'));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}
