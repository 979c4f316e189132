import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { probePort } from './probe-port.ts';

it.each(['PORT', 'SANDBOX_PORT', 'CARRIER_PORT', 'BEACON_PORT'] as const)(
  'a port that somebody uses is refused, and %s named; once it is free, it is not',
  async (variable) => {
    const host = '127.0.0.1';
    const occupied = createServer().listen(0, host);
    await once(occupied, 'listening');
    const address = occupied.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    await expect(probePort({ host, port }, variable)).rejects.toThrow(
      new StartError(`Port ${port} is in use: set ${variable} to a free one.`),
    );
    occupied.close();
    await once(occupied, 'close');
    await probePort({ host, port }, variable);
  },
);
