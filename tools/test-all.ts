/** `npm run test:all`: what `npm test` takes a sample of, whole. Its reports join those of `npm test` on the same tree. */
import path from 'node:path';
import { continueReports } from './stages/reports.ts';
import { runPlan } from './stages/run-plan.ts';
import { sweepPlan } from './stages/stages.ts';
import { closeWith } from './stages/summary.ts';

closeWith(await runPlan(sweepPlan, await continueReports(path.resolve(import.meta.dirname, '..'))));
