import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from './security/network.ts';
import type { Config } from './config.ts';

/** Open at once from one caller: forty browsers, which open six each. */
const mostOfNetwork = 240;

/** What Node does about requests that do not come. */
export const requestTimes = {
  /** From the connection to the end of the first headers, and from the first byte of a later request to that; ms. */
  headersTimeout: 10_000,
  /** How often it looks, ms: a connection lives by so much longer. */
  connectionsCheckingInterval: 2_000,
} as const;

/**
 * Bounds the connections that one caller holds, in all networks that the caller may be in. Behind a proxy all of them are its own, so it has to do this; and without limits for
 * tests of load nothing is counted.
 */
export function limitConnections({ server }: FastifyInstance, { trustProxy, rateLimits }: Config): void {
  if (trustProxy || !rateLimits) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const networks = networksOf(socket.remoteAddress ?? '');
    if (networks.some(({ name, share }) => (open.get(name) ?? 0) >= mostOfNetwork * share)) {
      socket.destroy();
      return;
    }
    for (const { name } of networks) open.set(name, (open.get(name) ?? 0) + 1);
    socket.once('close', () => {
      for (const { name } of networks) {
        const left = (open.get(name) ?? 1) - 1;
        if (left > 0) open.set(name, left);
        else open.delete(name);
      }
    });
  });
}
