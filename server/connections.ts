import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './security/network.ts';
import type { Config } from './config.ts';

/** Open at once from one network: forty browsers, which open six each. */
const mostOfNetwork = 240;

/** What Node does about requests that do not come. */
export const requestTimes = {
  /** From the connection to the end of the first headers, and from the first byte of a later request to that; ms. */
  headersTimeout: 10_000,
  /** How often it looks, ms: a connection lives by so much longer. */
  connectionsCheckingInterval: 2_000,
} as const;

/**
 * Bounds the connections that one network holds. Behind a proxy all of them are its own, so it has to do this; and without limits for
 * tests of load nothing is counted.
 */
export function limitConnections({ server }: FastifyInstance, { trustProxy, rateLimits }: Config): void {
  if (trustProxy || !rateLimits) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const before = open.get(network) ?? 0;
    if (before >= mostOfNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
