import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

export interface RealProgram {
  readonly origin: string;
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

/** Starts a program of the product in a process of its own. @throws with what it wrote when it does not get ready */
export async function startProgram({ program, port, env, ready }: ProgramOptions): Promise<RealProgram> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: '0', ...env },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}${ready}`);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (isOver(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { origin, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const deadline = performance.now() + 60_000;
  while (!isOver(child) && performance.now() < deadline) {
    // A refused connection is what a starting program answers.
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await pause(20);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not get ready. It wrote:\n${said}`);
}
