import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { packageFolder } from '../build-package.ts';
import { builtModules, installedFolder } from './installed.ts';

const tarball = inject('tarball');
const installed = installedFolder(inject('buyer'));
const modules = builtModules(inject('buyer'));

describe('the packed bridge', () => {
  test('has nothing that publint objects to', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball));
    expect(await publint({ pack: { tarball: buffer }, strict: true })).toMatchObject({ messages: [] });
  });

  test('has types that every resolution of modules finds', () => {
    const attw = path.join(packageFolder, '../node_modules/@arethetypeswrong/cli/dist/index.js');
    const { status, stdout } = spawnSync(
      process.execPath,
      [attw, tarball, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'],
      { encoding: 'utf8' },
    );
    const { analysis } = JSON.parse(stdout);
    expect(Object.keys(analysis.entrypoints)).toContain('./react');
    expect(status, stdout).toBe(0);
  });

  test('needs no other package', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(path.join(installed, 'package.json'), 'utf8'),
    );
    expect(dependencies).toBeUndefined();
    for (const name of Object.keys(peerDependencies)) expect(peerDependenciesMeta[name]).toEqual({ optional: true });
    const foreign = [...modules].flatMap(([file, text]) =>
      [...text.matchAll(/\bfrom '([^.'][^']*)'/g)].map(([, name]) => `${file}: ${name}`),
    );
    expect(foreign.filter((name) => !/^conformance\/cli(?:-[a-z]+)?\.js: node:/.test(name))).toEqual([
      'react/hooks.js: react',
    ]);
  });

  test('holds no test, no source of ours and no path of the machine that made it', () => {
    const names = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /\.test\.|wrong-uses|(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
    expect(modules.size).toBeGreaterThan(40);
    for (const text of modules.values()) expect(text).not.toContain(process.cwd());
  });
});
