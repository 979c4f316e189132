import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs the package in a folder beside this file when it is missing. @throws when `npm ci` fails */
export function ensureInstalled(name: 'kotlin' | 'swift', what: string): string {
  const folder = path.join(import.meta.dirname, name);
  // npm writes this file last, so an interrupted install does not count as one.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log(`Installing ${what} (once) …`);
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${what} could not be installed: \`npm ci\` failed (its message is above).`);
  return folder;
}
