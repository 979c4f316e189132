/** Everything CI runs. The first stage that fails ends it. */
import { runStage } from './stages/run-stage.ts';
import { sideBySide } from './stages/side-by-side.ts';
import { checkStages, productStages } from './stages/stages.ts';
import { closeWith } from './stages/summary.ts';

const results = await sideBySide(checkStages);
for (const stage of productStages) {
  if (results.some(({ ok }) => !ok)) break;
  console.log(`\n${stage.name}`);
  results.push(await runStage(stage, 'live'));
}
closeWith(results);
