/**
 * The last stage of `npm test`: sums up what the run has proved of the specification, and fails when something that is
 * due is named by no test that passed. Reads the reports the stages before it have left.
 */
import path from 'node:path';
import { readReports, reportsFolder } from '../stages/reports.ts';
import { coverageOf, tally } from './coverage.ts';
import { coverageRows } from './coverage-table.ts';
import { passingIds } from './passing-ids.ts';
import { readRequirements } from './requirements.ts';
import { unproved } from './unproved.ts';

const root = path.resolve(import.meta.dirname, '../..');
const proved = passingIds(await readReports(reportsFolder(root)));
const covered = coverageOf(await readRequirements(root), (id) => proved.has(id));

for (const row of coverageRows(covered)) console.log(row.map((cell) => cell.padEnd(10)).join(''));
const sums = tally(covered);
console.log(`\n${sums.proved} proved by a passing test, ${sums.missing} missing`);

const faults = unproved(covered);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
