import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsBuild } from './build-age.ts';

let root: string;
const at = async (path: string, seconds: number): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), '');
  await utimes(join(root, path), seconds, seconds);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lampyris-build-'));
  await at('src/pages/home/home/page.tsx', 1_000);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a build', () => {
  it('is needed when there is none', async () => {
    expect(await needsBuild(root)).toBe(true);
  });

  it('is good while no source is younger', async () => {
    await at('dist/server/entry-server.js', 1_000);
    expect(await needsBuild(root)).toBe(false);
  });

  it.each(['src/pages/home/home/page.tsx', 'rules/money.ts', 'index.html'])(
    'is old when %s has changed',
    async (file) => {
      await at('dist/server/entry-server.js', 1_000);
      await at(file, 1_001);
      expect(await needsBuild(root)).toBe(true);
    },
  );

  it('does not age by a test', async () => {
    await at('dist/server/entry-server.js', 1_000);
    await at('src/pages/home/home/page.test.tsx', 2_000);
    expect(await needsBuild(root)).toBe(false);
  });
});
