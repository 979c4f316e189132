import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs what the lock file of a folder names, when it is missing: packages that one command needs and the shop does not.
 * @throws when `npm ci` fails, as it does without a network
 */
export function ensurePackage(folder: string, what: string): void {
  // npm writes this file last, so an interrupted install does not count as one.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing ${what} (once) …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw new Error(
    `${what} could not be installed: \`npm ci\` failed (its message is above). ` +
      'It needs the network once; afterwards the command runs without.',
  );
}
