import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLimit } from '../limits.ts';

const root = resolve(import.meta.dirname, '../..');

export interface RealProgram {
  readonly origin: string;
  readonly pid: number;
  isRunning(): boolean;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would: no signal handler, no flush, no farewell. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  readonly program: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** A path that answers once it is ready. */
  readonly ready: string;
}

/**
 * Starts a program of the product in a process of its own. @throws with what it wrote when it does not get ready, and
 * when another program has its port
 */
export async function startProgram({ program, port, env, ready }: ProgramOptions): Promise<RealProgram> {
  const origin = `http://127.0.0.1:${port}`;
  const url = `${origin}${ready}`;
  if (await answers(url)) throw new Error(`Another program answers at ${url}`);
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: '0', ...env },
  });
  await untilReady(child, url);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (isOver(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    isRunning: () => !isOver(child),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** A refused connection is what a program answers that is starting, or is not there. */
const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const deadline = performance.now() + startLimit();
  while (!isOver(child) && performance.now() < deadline) {
    if (await answers(url)) return;
    await pause(20);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not get ready. It wrote:\n${said}`);
}
