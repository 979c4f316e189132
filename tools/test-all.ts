/**
 * `npm run test:all`: everything, whole; `npm run test:all -- coupons faq`: what has the name of these areas in its path,
 * whole. Its reports join those of `npm test` on the same tree.
 */
import path from 'node:path';
import { readTree } from './circles/read-tree.ts';
import { continueReports } from './stages/reports.ts';
import { runCommand } from './stages/run-command.ts';
import { stemOf, wholePlan, wholePlanOf } from './stages/whole-stages.ts';

const areas = process.argv.slice(2);
const files = [...readTree().keys()];
const unknown = areas.filter((area) => !files.some((file) => file.includes(stemOf(area))));

if (unknown.length > 0) {
  console.error(`No file has ${unknown.join(' or ')} in its path.`);
  process.exitCode = 2;
} else {
  const reports = await continueReports(path.resolve(import.meta.dirname, '..'));
  await runCommand(areas.length > 0 ? wholePlanOf(areas) : wholePlan, reports);
}
