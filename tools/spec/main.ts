/**
 * Prints how much of the specification is proved, by section and layer, and what is not.
 * Without arguments a test that names a requirement counts; with JSON reports of vitest or playwright only one that
 * passed. `npm run spec -- unit.json server.json`
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { coverageOf, tally } from './coverage.ts';
import { coverageRows } from './coverage-table.ts';
import { openScreens } from './open-screens.ts';
import { passingIds } from './passing-ids.ts';
import { readRequirements } from './requirements.ts';
import { testsById } from './tests-by-id.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = await Promise.all(
  process.argv.slice(2).map(async (file): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))),
);
const tested = reports.length > 0 ? passingIds(reports) : await testsById(root);
const covered = coverageOf(await readRequirements(root), openScreens(), (id) => tested.has(id));

for (const row of coverageRows(covered)) console.log(row.map((cell) => cell.padEnd(10)).join(''));
for (const { id, layer, says } of covered.filter(({ state }) => state === 'missing'))
  console.log(`missing  ${id}  ${layer}  ${says}`);
const { proved, open, missing } = tally(covered);
const proof = reports.length > 0 ? 'proved by a passing test' : 'named by a test';
console.log(`\n${proved} ${proof}, ${open} open, ${missing} missing`);
