/**
 * Prints how much of the specification is proved, by section and layer, and what is not.
 * Only a test that passed counts: in the JSON reports of vitest or playwright that are named, else in those of the last
 * `npm test`. Where neither is there, or the tree has changed since, a test that names a requirement counts.
 * `npm run spec -- unit.json server.json`
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lastReports } from '../stages/reports.ts';
import { coverageOf, tally } from './coverage.ts';
import { coverageRows } from './coverage-table.ts';
import { passingIds } from './passing-ids.ts';
import { readRequirements } from './requirements.ts';
import { testsById } from './tests-by-id.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = process.argv.slice(2);
const parsed = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const reports = files.length > 0 ? { first: await Promise.all(files.map(parsed)), again: [] } : await lastReports(root);
const tested = reports ? passingIds(reports) : testsById(root);
const covered = coverageOf(await readRequirements(root), (id) => tested.has(id));

for (const row of coverageRows(covered)) console.log(row.map((cell) => cell.padEnd(10)).join(''));
for (const { id, layer, says } of covered.filter(({ state }) => state === 'missing'))
  console.log(`missing  ${id}  ${layer}  ${says}`);
const { proved, missing } = tally(covered);
const passed = files.length > 0 ? 'proved by a passing test' : 'proved by a passing test of the last run';
const proof = reports ? passed : 'named by a test (no run of this tree has its reports here)';
console.log(`\n${proved} ${proof}, ${missing} missing`);
