import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPage } from '../../bridge-sdk/conformance/cli-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/** The folder of the package. */
export const packageFolder = path.join(root, 'bridge-sdk');

/** Writes `bridge-sdk/dist` anew: modules for es2020 and their declarations. Throws when the source does not compile. */
export async function buildPackage(): Promise<void> {
  const dist = path.join(packageFolder, 'dist');
  await rm(dist, { recursive: true, force: true });
  // The command line of the kit first: what it shares with web views is written once more, as they need it.
  compile('tsconfig.node.json');
  compile('tsconfig.json');
  for (const part of ['cases', 'README.md']) {
    await cp(path.join(packageFolder, 'conformance', part), path.join(dist, 'conformance', part), { recursive: true });
  }
  await buildPage('page', path.join(dist, 'conformance/page'));
  const names = await readdir(dist, { recursive: true });
  const declarations = names.filter((name) => name.endsWith('.d.ts')).map((name) => path.join(dist, name));
  await Promise.all(declarations.map(nameTheModules));
}

function compile(config: string): void {
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', path.join(packageFolder, config)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The package does not compile\n${stdout}`);
}

/** The compiler names the modules in its JavaScript, but in its declarations still the sources. */
async function nameTheModules(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(\bfrom '\.[^']*|\bimport\("\.[^"]*)\.tsx?(?=['"])/g, '$1.js'));
}
