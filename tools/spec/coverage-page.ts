import { readProduct } from '../reach/product.ts';
import type { Reach } from '../reach/reached-from.ts';
import { readUnreached } from '../reach/unreached.ts';
import { coverageOf } from './coverage.ts';
import { coverageRows } from './coverage-table.ts';
import { readReach } from './read-reach.ts';
import { readRecorded, record, type Recorded } from './recorded.ts';
import { readRequirements } from './requirements.ts';
import { testsById } from './tests-by-id.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const fromDocs = (file: string) => `[${file}](../${file})`;

/** 'page, handler', or with the verdict before it where it is not met. */
const reachedFrom = (reach: Reach | undefined) =>
  [reach?.verdict === 'met' ? [] : [reach?.verdict ?? 'open'], reach?.from ?? []].flat().join(', ');

/** A sentence inside a cell of a table. */
const inCell = (sentence: string) => sentence.replaceAll('|', String.raw`\|`);

/** docs/spec-coverage.md: what of the specification the tests name, and what is not met. */
export async function coveragePage(root: string): Promise<string> {
  const tests = testsById(root);
  const requirements = await readRequirements(root);
  const covered = coverageOf(requirements, (id) => tests.has(id));
  const product = readProduct(root);
  const reached = await readReach(root, product, await readUnreached(root, product));
  const recorded = await readRecorded(root);
  const met = [...reached.values()].filter(({ verdict }) => verdict === 'met').length;
  const recordedAs = (how: Recorded['how']) => recorded.filter((one) => one.how === how).length;
  const missing = covered.filter(({ state }) => state === 'missing');
  const specOf = new Map(requirements.map(({ id, spec }) => [id, inCell(spec)]));
  return `# What of the specification is tested

Written by \`npm run generate\` from docs/spec/requirements.json and the titles of the tests, which end in the ids they
prove: \`a number below 1000 is plain [S9.numbers.01]\`. \`npm test\` ends with the same table of what its passing tests prove, and \`npm run spec\` shows it again.

Each cell: proved, or proved of due.

A sentence is *met* where a page, an actor, a handler, a job or a command uses what its test calls, somebody passes its values
and reads its fields, and a test opens its page (tools/reach): ${met} met, ${recordedAs('in part')} in part, ${recordedAs('otherwise')} otherwise.

${table(coverageRows(covered))}

## Without a test (${missing.length})

${table([['id', 'layer', 'says'], ...missing.map(({ id, layer, says }) => [id, layer, says])])}

## In part or otherwise (${recorded.length})

The reasons are those of [decision 166](${record.replace('docs/', '')}).

${table([
  ['id', 'the specification', 'how', 'not there', 'why'],
  ...recorded.map(({ id, how, why }) => [
    id,
    specOf.get(id) ?? '',
    how,
    (reached.get(id)?.missing ?? []).join('; '),
    why,
  ]),
])}

## Where each is proved

${table([
  ['id', 'says', 'reached from', 'tests'],
  ...covered
    .filter(({ state }) => state === 'proved')
    .map(({ id, says }) => [id, says, reachedFrom(reached.get(id)), (tests.get(id) ?? []).map(fromDocs).join(', ')]),
])}
`;
}
