/** The checks of every commit: types, lint, generated files, unit and component tests. */
import path from 'node:path';
import { emptyReports } from './stages/reports.ts';
import { runCommand } from './stages/run-command.ts';
import { checkPlan } from './stages/stages.ts';

const root = path.resolve(import.meta.dirname, '..');
await runCommand(checkPlan, await emptyReports(root, 'check'));
