/**
 * `npm run test:steady -- <file> [times]`: runs the tests of a file over and over, twenty times without a number, beside a
 * program that keeps every processor half busy. What is green then waits for what appears, and for nothing else.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { measureMachine } from './stages/machine.ts';
import { steadyCommand } from './steady/command.ts';

const root = path.resolve(import.meta.dirname, '..');
const [file, times = '20'] = process.argv.slice(2);
const command = file === undefined ? undefined : steadyCommand(file, Number(times));

if (!command) {
  console.error('npm run test:steady -- <a .spec.ts or .test.ts file> [times]');
  process.exitCode = 2;
} else {
  const busy = spawn(process.execPath, [path.join(import.meta.dirname, 'steady/busy.ts')], { stdio: 'ignore' });
  const [program, ...args] = command;
  // Beside the busy program, as all that follows.
  await measureMachine();
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_EXTENT: 'all' },
    shell: process.platform === 'win32',
  });
  busy.kill();
  process.exitCode = status ?? 1;
}
