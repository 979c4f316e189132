import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection that wait for the answer before theirs; browsers and proxies send none before they have it. */
const mostWaiting = 100;

interface Line {
  last: Promise<void>;
  waiting: number;
}

/**
 * Answers the requests of one connection one after the other: whoever sends many at once and reads no answer costs one answer,
 * not one for each.
 */
export function answerInTurn(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: answer }) => {
    const line = lines.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    lines.set(socket, line);
    const before = line.last;
    line.last = new Promise((resolve) => answer.once('close', resolve));
    line.waiting += 1;
    if (line.waiting > mostWaiting) socket.destroy();
    await before;
    line.waiting -= 1;
  });
}
