/**
 * `npm run test:slow`: `npm test` with half of one processor; `npm run test:slow -- 0.25` with a quarter. Where no control
 * group can be made, it runs beside programs that keep every processor half busy. Options go on to `npm test`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { enterControlGroup } from './slow/control-group.ts';

const words = process.argv.slice(2);
const isShare = words[0] !== undefined && !words[0].startsWith('--');
const share = isShare ? Number(words[0]) : 0.5;
const options = isShare ? words.slice(1) : words;

async function runSlowly(): Promise<number> {
  const group = enterControlGroup(share);
  const busy = group
    ? undefined
    : spawn(process.execPath, [path.join(import.meta.dirname, 'steady/busy.ts')], { stdio: 'ignore' });
  const slowed = group
    ? `with ${share} of one processor`
    : 'beside programs that keep every processor half busy, for no control group can be made here';
  console.log(`npm test ${slowed}`);
  const test = spawn(process.execPath, [path.join(import.meta.dirname, 'test.ts'), '--slowed', slowed, ...options], {
    stdio: 'inherit',
  });
  // What is removed below is removed when somebody interrupts it, too; a terminal sends Ctrl-C to both by itself.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => test.kill(signal));
  process.on('SIGINT', () => process.stdin.isTTY || test.kill('SIGINT'));
  const [code]: unknown[] = await once(test, 'close');
  busy?.kill();
  group?.leave();
  return typeof code === 'number' ? code : 1;
}

if (share > 0 && share <= 1) process.exitCode = await runSlowly();
else {
  console.error(`npm run test:slow takes a part of one processor, such as 0.25, and not ${words[0]}.`);
  process.exitCode = 2;
}
