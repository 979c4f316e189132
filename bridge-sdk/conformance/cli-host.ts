import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isRecord } from '../src/shape.ts';
import type { ControlRequest } from './case.ts';
import type { ControlReply, HostPort } from './host-port.ts';

/** A host that runs as a process and exchanges JSON lines, see README.md. */
export interface HostProcess {
  readonly port: HostPort;
  /** The name from its first line. */
  readonly name: string;
  /** Everything it wrote to its standard error. */
  readonly complaints: () => string;
  /** Closes its input, and kills it when it has not ended after two seconds. */
  readonly close: () => Promise<void>;
}

/** Time limits in milliseconds for the first line, a control request and the end. */
const timeLimits = { start: 30_000, request: 5_000, end: 2_000 };

/** Starts a host with a shell command. Rejects when it ends or stays silent before its first line. */
export function startHost(command: string): Promise<HostProcess> {
  // Its own process group: killing only the shell would leave its children behind.
  const child = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
  const replies = new Map<unknown, (reply: ControlReply) => void>();
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  let controls: ReadonlySet<unknown> = new Set();
  let receive: (message: unknown) => void = () => {};
  let complaints = '';
  let lastNumber = 0;

  const write = (line: object): void => {
    child.stdin.write(`${JSON.stringify(line)}\n`);
  };

  const control = (request: ControlRequest): Promise<ControlReply> => {
    if (!controls.has(request.do)) return Promise.resolve({ ok: false, reason: 'the host does not name this request' });
    const n = (lastNumber += 1);
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`the host leaves the request ${request.do} unanswered`)),
        timeLimits.request,
      );
      replies.set(n, (reply) => {
        clearTimeout(late);
        replies.delete(n);
        resolve(reply);
      });
      write({ to: 'control', n, request });
    });
  };

  const close = async (): Promise<void> => {
    child.stdin.end();
    const late = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeLimits.end);
    await exited;
    clearTimeout(late);
  };

  const port: HostPort = {
    post: (text) => write({ to: 'host', text }),
    listen(receiver) {
      receive = receiver;
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
    const late = setTimeout(giveUp, timeLimits.start, 'the host does not say who it is');
    child.once('close', () => giveUp('the host has ended'));
    createInterface(child.stdout).on('line', (line) => {
      const message = readLine(line);
      if (message['from'] === 'host') return receive(message['text']);
      if (message['from'] !== 'control') {
        complaints += `no line of the kit: ${line}\n`;
        return;
      }
      if (message['ready'] !== true) return replies.get(message['n'])?.(replyOf(message));
      clearTimeout(late);
      controls = new Set(Array.isArray(message['controls']) ? message['controls'] : []);
      resolve({ port, name: String(message['name']), complaints: () => complaints, close });
    });
  });
}

function readLine(line: string): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = JSON.parse(line);
    return isRecord(message) ? message : {};
  } catch {
    // Anything that is not JSON is shown with the host's standard error.
    return {};
  }
}

function replyOf({ ok, state, reason }: Readonly<Record<string, unknown>>): ControlReply {
  return ok === true ? { ok, state } : { ok: false, reason: String(reason) };
}
