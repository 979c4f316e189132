import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oldParts } from './build-age.ts';

let root: string;
const at = async (path: string, seconds: number): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), '');
  await utimes(join(root, path), seconds, seconds);
};
const build = async (seconds: number): Promise<void> => {
  await at('dist/server/entry-server.js', seconds);
  await at('dist/program/contract.bin', seconds);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lampyris-build-'));
  await at('src/pages/home/home/page.tsx', 1_000);
  await at('server/main.ts', 1_000);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a build', () => {
  it('is needed when there is none', () => {
    expect(oldParts(root)).toEqual({ web: true, program: true });
  });

  it('is good while no source is younger', async () => {
    await build(1_000);
    expect(oldParts(root)).toEqual({ web: false, program: false });
  });

  it.each([
    ['src/pages/home/home/page.tsx', { web: true, program: false }],
    ['server/shop/cart/read-cart.ts', { web: false, program: true }],
    ['rules/money.ts', { web: true, program: true }],
    ['index.html', { web: true, program: false }],
  ])('is old when %s has changed, as far as it is made of it', async (file, old) => {
    await build(1_000);
    await at(file, 1_001);
    expect(oldParts(root)).toEqual(old);
  });

  it('does not age by a test', async () => {
    await build(1_000);
    await at('src/pages/home/home/page.test.tsx', 2_000);
    await at('server/main.test.ts', 2_000);
    expect(oldParts(root)).toEqual({ web: false, program: false });
  });
});
