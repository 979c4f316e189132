import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLast, readLast, withChange } from './last-run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lampyris-last-run-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('before the first run there is nothing to compare with', () => {
  expect(readLast(path.join(folder, 'none.json'))).toEqual({});
});

test('a run replaces what it measured and leaves the rest', () => {
  const file = path.join(folder, 'new/last.json');
  keepLast(file, {}, { 'home/lcp': 2_700, 'cart/lcp': 1_900 });
  keepLast(file, readLast(file), { 'home/lcp': 1_800 });
  expect(readLast(file)).toEqual({ 'home/lcp': 1_800, 'cart/lcp': 1_900 });
});

test.each([
  [2.7, undefined, 2, '2.70 (new)'],
  [2.7, 2.704, 2, '2.70 (=)'],
  [2.7, 2.5, 1, '2.7 (+0.2)'],
  [150, 368, 0, '150 (−218)'],
])('%s after %s is shown as %s', (now, last, decimals, shown) => {
  expect(withChange(now, last, decimals)).toBe(shown);
});
