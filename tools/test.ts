/** `npm test`: every kind of test. The first group of stages with a failure ends it. */
import path from 'node:path';
import { beginReports } from './stages/reports.ts';
import { runPlan } from './stages/run-plan.ts';
import { testPlan } from './stages/stages.ts';
import { closeWith } from './stages/summary.ts';

closeWith(await runPlan(testPlan, await beginReports(path.resolve(import.meta.dirname, '..'))));
