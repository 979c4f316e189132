import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { listenProblem } from '../listen-problem.ts';

/** Looks whether the port is ours to take before a build and a seed are spent on it. @throws StartError when it is not */
export const probePort = async (
  place: Pick<Config, 'host' | 'port'>,
  variable: 'PORT' | 'SANDBOX_PORT' | 'CARRIER_PORT' | 'BEACON_PORT',
): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen(place.port, place.host), 'listening');
  } catch (error) {
    throw listenProblem(error, place, variable);
  }
  probe.close();
  await once(probe, 'close');
};
