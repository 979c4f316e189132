import { readTree } from '../circles/read-tree.ts';
import { readProduct } from '../reach/product.ts';
import { reachOf, verdicts, type Reach } from '../reach/reached-from.ts';
import { readUnreached } from '../reach/unreached.ts';
import { coverageOf } from './coverage.ts';
import { coverageRows } from './coverage-table.ts';
import { readRequirements } from './requirements.ts';
import { testsById } from './tests-by-id.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const fromDocs = (file: string) => `[${file}](../${file})`;

/** 'page, handler', or with the verdict before it where not all is reached. */
const reachedFrom = (reach: Reach | undefined) =>
  [reach?.verdict === 'reached' ? [] : [reach?.verdict ?? 'open'], reach?.from ?? []].flat().join(', ');

/** docs/spec-coverage.md: what of the specification the tests name, and what has no test. */
export async function coveragePage(root: string): Promise<string> {
  const tests = testsById(root);
  const covered = coverageOf(await readRequirements(root), (id) => tests.has(id));
  const product = readProduct(root);
  const reach = reachOf(readTree(root), product, await readUnreached(root, product));
  const reached = new Map(covered.map(({ id }) => [id, reach(id, tests.get(id) ?? [])]));
  const sums = verdicts.map((verdict) => [...reached.values()].filter((one) => one.verdict === verdict).length);
  const missing = covered.filter(({ state }) => state === 'missing');
  return `# What of the specification is tested

Written by \`npm run generate\` from docs/spec/requirements.json and the titles of the tests, which end in the ids they
prove: \`a number below 1000 is plain [S9.numbers.01]\`. \`npm test\` ends with the same table of what its passing tests prove, and \`npm run spec\` shows it again.

Each cell: proved, or proved of due.

A sentence is *reached* where a page, an actor, a handler, a job or a command uses what its test calls, *partly* where it
uses some of it, and *open* where nothing but tests does (tools/reach): ${sums.map((sum, index) => `${sum} ${verdicts[index]}`).join(', ')}.

${table(coverageRows(covered))}

## Without a test (${missing.length})

${table([['id', 'layer', 'says'], ...missing.map(({ id, layer, says }) => [id, layer, says])])}

## Where each is proved

${table([
  ['id', 'says', 'reached from', 'tests'],
  ...covered
    .filter(({ state }) => state === 'proved')
    .map(({ id, says }) => [id, says, reachedFrom(reached.get(id)), (tests.get(id) ?? []).map(fromDocs).join(', ')]),
])}
`;
}
