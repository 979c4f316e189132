import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the package lies in a project that installed it. */
export function installedFolder(buyer: string): string {
  return path.join(buyer, 'node_modules/@lampyris/bridge-sdk');
}

/** The modules as they were installed, by their path inside `dist`. */
export function builtModules(buyer: string): ReadonlyMap<string, string> {
  const dist = path.join(installedFolder(buyer), 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]));
}

/** What a program of the project prints. Throws when it fails. */
export function outputOf(buyer: string, program: string, ...flags: readonly string[]): string {
  const file = path.join(buyer, 'program.js');
  writeFileSync(file, program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, file], { cwd: buyer, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
