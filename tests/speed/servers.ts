import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildOldParts } from '#server/start/build-age.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { Question, Reply } from './load.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Answerer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const pidOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('The process did not start');
  return pid;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};

const run = async (script: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const [code]: unknown[] = await once(
    spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 2, 2] }),
    'exit',
  );
  if (code !== 0) throw new Error(`${script} failed`);
};

/** The shop as it is deployed, on SQLite, seeded with its demo shopper; without rate limits. */
export async function openShop(): Promise<Answerer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lampyris-bench-'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMITS: '0' };
  await buildOldParts(root);
  await run('server/seed.ts', { ...env, NODE_ENV: 'development' });
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/program/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...env,
      NODE_ENV: 'production',
      ALLOW_SANDBOX_PAYMENTS: '1',
      PUBLIC_ORIGIN: origin,
      // What is measured sends no mail; the reminders of the demo shopper stay in the outbox.
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  const ready = async (): Promise<boolean> => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false;
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error('The shop ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    pid: pidOf(child),
    stop: async () => {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Floor extends Answerer {
  /** From now on this question has this answer. */
  learn(question: Question, reply: Reply): Promise<void>;
}

/** The floor to stand on: a bare `node:http` server in a process of its own. */
export async function openFloor(): Promise<Floor> {
  const child = fork(path.join(import.meta.dirname, 'floor.ts'), { stdio: 'inherit' });
  const [address]: { readonly port: number }[] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${address?.port ?? 0}`,
    pid: pidOf(child),
    stop: () => end(child),
    learn: async ({ method, path: where }, { headers, body }) => {
      const { 'content-type': type = '', 'content-encoding': coding } = headers;
      const learnt = once(child, 'message');
      child.send({
        key: `${method} ${where}`,
        headers: { 'content-type': type, ...(coding ? { 'content-encoding': coding } : {}) },
        base64: body.toString('base64'),
      });
      await learnt;
    },
  };
}
