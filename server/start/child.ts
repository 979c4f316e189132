import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

/** Node announces that it strips types itself, which is news to nobody who starts a shop. */
const quiet = '--disable-warning=ExperimentalWarning';

/** Runs a program of ours to its end, its output on the error stream. @throws StartError when it fails */
export const runToEnd = async (root: string, script: string): Promise<void> => {
  const child = spawn(process.execPath, [quiet, script], { cwd: root, stdio: ['ignore', 2, 2] });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`${script} failed: what it said is above.`);
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export interface CompanionPort {
  readonly port: number;
  readonly variable: 'SANDBOX_PORT' | 'CARRIER_PORT' | 'BEACON_PORT';
}

export interface Companion {
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts a server beside ours and waits until its port answers; the variable is the one of its port. It learns from the closing of its channel when we are
 * gone, whatever ended us.
 * @throws StartError when it ends before it answers; it has said why
 */
export const startCompanion = async (
  root: string,
  script: string,
  { port, variable }: CompanionPort,
): Promise<Companion> => {
  // Somebody else's answer would pass for the child's.
  if (await answers(port)) throw new StartError(`Port ${port} is in use: set ${variable} to a free one.`);
  const child = spawn(process.execPath, [quiet, script], { cwd: root, stdio: ['ignore', 2, 2, 'ipc'] });
  while (!(await answers(port))) {
    if (ended(child)) throw new StartError(`${script} did not start: what it said is above.`);
    await pause(25);
  }
  return {
    stop: async () => {
      if (ended(child)) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
};
