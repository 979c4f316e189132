import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { packageFolder } from '../build-package.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that `npm pack` made. */
    tarball: string;
    /** A project that has nothing but that file installed. */
    buyer: string;
  }
}

const run = promisify(execFile);
const modules = path.join(packageFolder, '../node_modules');

let folder = '';

/** Packs the bridge and installs the file where nothing else is, as somebody else's project does. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'lampyris-package-'));
  const buyer = path.join(folder, 'buyer');
  await mkdir(buyer);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: packageFolder });
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const tarball = path.join(folder, name);
  await writeFile(path.join(buyer, 'package.json'), '{ "name": "buyer", "private": true, "type": "module" }\n');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: buyer });
  await lendReact(path.join(buyer, 'node_modules'));
  await cp(path.join(packageFolder, 'src/wrong-uses.ts'), path.join(buyer, 'wrong-uses.source.ts'));
  project.provide('tarball', tarball);
  project.provide('buyer', buyer);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** React is the buyer's own, and optional. */
async function lendReact(to: string): Promise<void> {
  await mkdir(path.join(to, '@types'));
  for (const name of ['react', 'react-dom', '@types/react']) {
    await symlink(path.join(modules, name), path.join(to, name), 'dir');
  }
}
