/** The checks of every commit: types, lint, generated files, unit and component tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPlan } from './stages/run-plan.ts';
import { checkPlan } from './stages/stages.ts';
import { closeWith } from './stages/summary.ts';

const reports = await mkdtemp(path.join(tmpdir(), 'lampyris-check-'));
closeWith(await runPlan(checkPlan, reports));
await rm(reports, { recursive: true, force: true });
