import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { expect, test } from 'vitest';
import { watchProcessor } from './processor-time.ts';

const busy = (milliseconds: number) =>
  `const end = performance.now() + ${milliseconds}; while (performance.now() < end);`;

/** Processor seconds of a program that starts a busy one and waits for it. */
async function secondsOf(milliseconds: number): Promise<number | undefined> {
  const outer = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(milliseconds))}])`;
  const child = spawn(process.execPath, ['-e', outer]);
  const taken = watchProcessor(child.pid ?? 0);
  await once(child, 'close');
  return taken();
}

test('what runs and ends beside a program does not count with it', async () => {
  const idle = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  const taken = watchProcessor(idle.pid ?? 0);
  const working = await secondsOf(1_500);
  idle.stdin.end();
  await once(idle, 'close');
  if (platform() !== 'linux') expect(working).toBeUndefined();
  else expect(taken()).toBeLessThan(Number(working));
});

test('what a program starts counts with it', async () => {
  const [idle, working] = [await secondsOf(0), await secondsOf(1_500)];
  if (platform() !== 'linux') expect(working).toBeUndefined();
  else expect(working).toBeGreaterThan(Number(idle));
});
