import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { factLimit } from '../limits.ts';

/** Memory that a process holds, in bytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Milliseconds until a shop says that it is well, asked from another network than that of the attack; Infinity where it does not. */
function askHealth(port: number): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const health = request(
      { port, host: '127.0.0.1', localAddress: '127.0.0.9', path: '/healthz', agent: false, timeout: factLimit() },
      (answer) => answer.resume().once('end', () => resolve(performance.now() - start)),
    );
    health.once('timeout', () => health.destroy(new Error('no answer')));
    health.once('error', () => resolve(Infinity));
    health.end();
  });
}

/** The slowest of a hundred but one, of so many answers. */
async function slowHealth(port: number, count: number): Promise<number> {
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    took.push(await askHealth(port));
    await pause(10);
  }
  return took.toSorted((left, right) => left - right)[Math.ceil(count * 0.99) - 1] ?? Infinity;
}

/** An attacker's connection: it reads nothing, and does not mind its end. */
function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  return socket;
}

const headOf = (method: string, path: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`;

/** Everything that a naive shop falls over, at once. @returns what ends it */
function attack(port: number): () => void {
  const sockets: Socket[] = [];
  const opened = (): Socket => {
    const socket = open(port);
    sockets.push(socket);
    return socket;
  };
  // Pages that are asked for and never read: each another one, and one again and again.
  for (let line = 0; line < 8; line += 1) {
    const pages = Array.from({ length: 90 }, (_, page) =>
      page % 3 === 0 ? '/home' : `/home/search?q=lamp-${line}-${page}&x=${page}`,
    );
    opened().write(pages.map((path) => headOf('GET', path)).join(''));
  }
  // Price files without a key, that never end.
  const part = Buffer.alloc(1_000_000, 'x');
  for (let file = 0; file < 60; file += 1) {
    const type = 'Content-Type: text/csv\r\nContent-Length: 4000000\r\n';
    const socket = opened();
    socket.write(headOf('POST', '/app-mall-admin/v1/price/import', type));
    socket.write(part);
  }
  const slow = Array.from({ length: 60 }, () => {
    const socket = opened();
    socket.write(
      headOf('POST', '/bff-app/v1/mobile/email/login', 'Content-Type: application/json\r\nContent-Length: 4000\r\n'),
    );
    return socket;
  });
  const dribble = setInterval(() => {
    for (const socket of slow) socket.write(' ');
  }, 1_000);
  for (let idle = 0; idle < 300; idle += 1) opened();
  return () => {
    clearInterval(dribble);
    for (const socket of sockets) socket.destroy();
  };
}

export interface Damage {
  /** At the worst moment, beside that of a quiet time. */
  readonly memory: number;
  /** The slow answer about its health, beside that of a quiet time. */
  readonly slower: number;
}

/** Below it an answer is quick, whatever it was in a quiet time; ms. */
const quick = 5;

/** What a shop suffers from an attack. */
export async function damageOf({ pid, port }: { readonly pid: number; readonly port: number }): Promise<Damage> {
  await slowHealth(port, 50);
  const before = await slowHealth(port, 200);
  const quiet = memoryOf(pid);
  let memory = quiet;
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 50);
  const end = attack(port);
  const during = await slowHealth(port, 400);
  end();
  clearInterval(look);
  return { memory: memory / quiet, slower: during / Math.max(quick, before) };
}
