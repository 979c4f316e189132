import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginReports, continueReports, lastReports, reportName } from './reports.ts';

let root = '';
const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' });
const write = (name: string, text: string) => writeFile(path.join(root, name), text);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lampyris-reports-'));
  git('init', '--quiet');
  await write('.gitignore', 'test-results/');
  await write('lamp.ts', 'on');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '-m', 'Light it');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A run of `npm test` with one stage. */
async function ran() {
  const folder = await beginReports(root);
  await writeFile(path.join(folder, reportName('server on SQLite')), '{"a":1}');
}

test('a stage keeps its report under its name', () => {
  expect(reportName('the Swift side of the bridge')).toBe('the-swift-side-of-the-bridge.json');
  expect(reportName('types of the machines, without the DOM')).toBe('types-of-the-machines-without-the-dom.json');
});

test('the reports of the last run are found while the tree is the same', async () => {
  expect(await lastReports(root)).toBeUndefined();
  await ran();
  expect(await lastReports(root)).toEqual({ first: [{ a: 1 }], again: [] });
});

test.each([
  ['changed', () => write('lamp.ts', 'off')],
  ['added', () => write('bulb.ts', 'on')],
  ['removed', () => rm(path.join(root, 'lamp.ts'))],
])('a file that was %s since makes them those of another tree', async (_, change) => {
  await ran();
  await change();
  expect(await lastReports(root)).toBeUndefined();
});

test('a new run forgets the reports before it', async () => {
  await ran();
  await beginReports(root);
  expect(await lastReports(root)).toEqual({ first: [], again: [] });
});

test('a run that continues keeps the reports of the same tree, and those of no other', async () => {
  await ran();
  await continueReports(root);
  expect(await lastReports(root)).toEqual({ first: [{ a: 1 }], again: [] });
  await write('lamp.ts', 'off');
  await continueReports(root);
  expect(await lastReports(root)).toEqual({ first: [], again: [] });
});
