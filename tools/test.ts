/** Everything CI runs. The first stage that fails ends it. */
import path from 'node:path';
import { beginReports } from './stages/reports.ts';
import { runStage } from './stages/run-stage.ts';
import { sideBySide } from './stages/side-by-side.ts';
import { checkStages, productStages } from './stages/stages.ts';
import { closeWith } from './stages/summary.ts';

const reports = await beginReports(path.resolve(import.meta.dirname, '..'));
const results = await sideBySide(checkStages, reports);
for (const stage of productStages) {
  if (results.some(({ ok }) => !ok)) break;
  console.log(`\n${stage.name}`);
  results.push(await runStage(stage, reports, 'live'));
}
closeWith(results);
