import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs the parser when it is missing. It lives apart because it needs xstate 4. @throws when `npm ci` fails */
export function ensureParser(): void {
  const folder = import.meta.dirname;
  // npm writes this file last, so an interrupted install does not count as one.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log("Installing Stately's parser of machines (once) …");
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error("Stately's parser could not be installed: `npm ci` failed (its message is above).");
}
