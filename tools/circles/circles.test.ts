import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileKnots, folderKnots } from './circles.ts';
import { importGraph } from './import-graph.ts';
import { readTree } from './read-tree.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lampyris-circles-'));
  await write('package.json', JSON.stringify({ type: 'module', imports: { '#rules/*': './rules/*' } }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, text: string) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}

const knots = () => {
  const graph = importGraph(readTree(folder));
  return { files: fileKnots(graph), folders: folderKnots(graph) };
};

test('a circle of three files is found through a path, an alias and an import on demand', async () => {
  await write('rules/a.ts', `import { b } from './b.ts';\nexport const a = b;\n`);
  await write('rules/b.ts', `import { c } from '#rules/c.ts';\nexport const b = c;\n`);
  await write('rules/c.ts', `export const c = 1;\nexport const later = () => import('./a.ts');\n`);
  expect(knots()).toEqual({ files: [['rules/a.ts', 'rules/b.ts', 'rules/c.ts']], folders: [] });
});

test('two files that import only types of each other are in a circle', async () => {
  await write('a.ts', `import type { B } from './b.ts';\nexport type A = B;\n`);
  await write('b.ts', `import type { A } from './a.ts';\nexport type B = A;\n`);
  expect(knots()).toEqual({ files: [['a.ts', 'b.ts']], folders: [] });
});

test('two folders side by side are in a circle although none of their files is', async () => {
  await write('server/orders/order.ts', `import '../payments/deep/pay.ts';\n`);
  await write('server/payments/deep/pay.ts', `export const pay = 1;\n`);
  await write('server/payments/refund.ts', `import '../orders/deep/find.ts';\n`);
  await write('server/orders/deep/find.ts', `export const find = 1;\n`);
  expect(knots()).toEqual({ files: [], folders: [['server/orders', 'server/payments']] });
});

test('arrows that all lead one way, and a test that looks at both ends, are no circle', async () => {
  await write('server/cart.ts', `import './parts/line.ts';\n`);
  await write('server/parts/line.ts', `import '../money.ts';\n`);
  await write('server/money.ts', `export const money = 1;\n`);
  await write('server/money.test.ts', `import './cart.ts';\n`);
  expect(knots()).toEqual({ files: [], folders: [] });
});

test('a fixture may import what its folder must not, unless the files themselves are in a circle', async () => {
  await write('server/orders/order.ts', `export const order = 1;\n`);
  await write('server/orders/order-fixture.ts', `import '../payments/pay.ts';\nimport './place-fixture.ts';\n`);
  await write('server/orders/place-fixture.ts', `import './order-fixture.ts';\n`);
  await write('server/payments/pay.ts', `import '../orders/order.ts';\n`);
  const circle = ['server/orders/order-fixture.ts', 'server/orders/place-fixture.ts'];
  expect(knots()).toEqual({ files: [circle], folders: [] });
});

test('the program names the members of a circle and fails', async () => {
  await write('a.ts', `import './b.ts';\n`);
  await write('b.ts', `import './a.ts';\n`);
  const program = path.resolve(import.meta.dirname, '../circles.ts');
  const run = promisify(execFile)(process.execPath, [program, folder]);
  await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('  a.ts\n  b.ts\n') });
});
