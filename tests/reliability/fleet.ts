import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLimit } from '../limits.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Fleet {
  readonly origins: readonly string[];
  stop(): Promise<void>;
}

/** Starts server processes side by side on one database. @throws with what a process wrote when it does not answer */
export async function startFleet(
  program: string,
  ports: readonly number[],
  env: Readonly<Record<string, string>>,
): Promise<Fleet> {
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(children.map(end));
  };
  const start = async (port: number): Promise<void> => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: '0', ...env, PORT: String(port) },
    });
    children.push(child);
    await untilReady(child, `http://127.0.0.1:${port}/readyz`);
  };
  try {
    // The first one writes the secrets that the others share.
    const [first, ...others] = ports;
    if (first !== undefined) await start(first);
    await Promise.all(others.map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origins: ports.map((port) => `http://127.0.0.1:${port}`), stop };
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const deadline = performance.now() + startLimit();
  while (!isOver(child) && performance.now() < deadline) {
    // A refused connection is what a starting server answers.
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not open. It wrote:\n${said}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (isOver(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
