import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isRecord } from '../src/shape.ts';
import type { Wish } from './case.ts';
import type { ControlReply, HostPort } from './host-port.ts';

/** A host that runs as a process and speaks JSON lines, as README.md says. */
export interface HostProcess {
  readonly port: HostPort;
  /** As it calls itself. */
  readonly name: string;
  /** What it wrote to its standard error. */
  readonly complaints: () => string;
  /** Closes its input, and ends it when it does not end by itself within two seconds. */
  readonly close: () => Promise<void>;
}

/** How long a host may take for its first line and for a wish, in milliseconds. */
const patience = { start: 30_000, wish: 5_000, end: 2_000 };

/** Starts a host with a command of the shell. Rejects when it ends or stays silent before its first line. */
export function startHost(command: string): Promise<HostProcess> {
  // A group of its own: a shell that is ended leaves its children behind.
  const child = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
  const replies = new Map<unknown, (reply: ControlReply) => void>();
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  let wishes: ReadonlySet<unknown> = new Set();
  let receive: (message: unknown) => void = () => {};
  let complaints = '';
  let lastWish = 0;

  const write = (line: object): void => {
    child.stdin.write(`${JSON.stringify(line)}\n`);
  };

  const control = (wish: Wish): Promise<ControlReply> => {
    if (!wishes.has(wish.do)) return Promise.resolve({ ok: false, reason: 'the host does not name this wish' });
    const n = (lastWish += 1);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the host leaves the wish ${wish.do} unanswered`)), patience.wish);
      replies.set(n, (reply) => {
        clearTimeout(late);
        replies.delete(n);
        resolve(reply);
      });
      write({ to: 'control', n, wish });
    });
  };

  const close = async (): Promise<void> => {
    child.stdin.end();
    const late = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, patience.end);
    await exited;
    clearTimeout(late);
  };

  const port: HostPort = {
    post: (text) => write({ to: 'host', text }),
    listen(hearer) {
      receive = hearer;
      return () => {
        receive = () => {};
      };
    },
    control,
  };

  child.stdin.on('error', (error) => {
    complaints += `${String(error)}\n`;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });

  return new Promise((resolve, reject) => {
    const giveUp = (reason: string) => {
      clearTimeout(late);
      close().then(() => reject(new Error(`${reason}\n${complaints}`)), reject);
    };
    const late = setTimeout(giveUp, patience.start, 'the host does not say who it is');
    child.once('close', () => giveUp('the host has ended'));
    createInterface(child.stdout).on('line', (line) => {
      const said = readLine(line);
      if (said['from'] === 'host') return receive(said['text']);
      if (said['from'] !== 'control') {
        complaints += `no line of the kit: ${line}\n`;
        return;
      }
      if (said['ready'] !== true) return replies.get(said['n'])?.(replyOf(said));
      clearTimeout(late);
      wishes = new Set(Array.isArray(said['wishes']) ? said['wishes'] : []);
      resolve({ port, name: String(said['name']), complaints: () => complaints, close });
    });
  });
}

function readLine(line: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(line);
    return isRecord(said) ? said : {};
  } catch {
    // Whatever else a program prints is shown among its complaints.
    return {};
  }
}

function replyOf({ ok, state, reason }: Readonly<Record<string, unknown>>): ControlReply {
  return ok === true ? { ok, state } : { ok: false, reason: String(reason) };
}
