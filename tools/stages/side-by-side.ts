import { availableParallelism } from 'node:os';
import { runStage, type StageResult } from './run-stage.ts';
import type { Stage } from './stages.ts';

/** Runs independent stages as many at once as there are processors, each to its end. */
export async function sideBySide(stages: readonly Stage[]): Promise<StageResult[]> {
  const waiting = stages.values();
  const results: StageResult[] = [];
  const worker = async (): Promise<void> => {
    for (const stage of waiting) results.push(await runStage(stage, 'on failure'));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}
