import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret } from './secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampyris-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const secret = () => keptSecret(undefined, folder, 'token-secret');

it('a secret is made once, for its owner alone, and nothing is left beside it', async () => {
  const first = secret();
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(secret()).toBe(first);
  expect(await readdir(folder)).toEqual(['token-secret']);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('a configured secret is taken and not written', async () => {
  expect(keptSecret('configured', folder, 'token-secret')).toBe('configured');
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['an empty file', (file: string) => writeFile(file, '')],
  ['half a secret', (file: string) => writeFile(file, 'x'.repeat(31))],
])('%s is no secret', async (_, leave) => {
  await leave(join(folder, 'token-secret'));
  expect(secret).toThrow('holds no secret of 32 characters: remove it');
});

it('a folder in the place of the file is said in one sentence', async () => {
  await mkdir(join(folder, 'token-secret'));
  expect(secret).toThrow(/token-secret cannot be made or read \(EISDIR\)\.$/);
});
