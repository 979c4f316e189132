/**
 * Runs a command of package.json: `node tools/setup/run.mjs start`. It answers --help and -h itself, before anything is
 * installed; else it installs what the command needs, and runs it on the project's own Node. Plain JavaScript, `node:`
 * imports only, for the machine's own Node starts it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './commands.mjs';
import { ensureInstall } from './ensure-install.mjs';

const [name, ...words] = process.argv.slice(2);
const { run, needs, usage } = commands[name];

if (words.includes('--help') || words.includes('-h')) process.stdout.write(usage());
else {
  await ensureInstall(needs);
  const binaries = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
  const [program, ...args] = run;
  const child = spawn(program, [...args, ...words], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
  });
  // Who ends this process means the command; a terminal sends Ctrl-C to both by itself.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}.`);
    process.exitCode = 1;
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
