import type { Config } from '../config.ts';
import { sandboxPrograms } from '../places.ts';
import { type Companion, startCompanion } from './child.ts';

const stopAll = async (companions: readonly Companion[]): Promise<void> => {
  await Promise.all(companions.map((companion) => companion.stop()));
};

/**
 * Starts the programs that a shop needs beside it: the payment sandbox, and the sandbox carrier and beacon unless it has none.
 * @throws StartError when one of them does not start; the others are stopped
 */
export const startCompanions = async (
  root: string,
  { sandboxPort, carrierPort, beaconPort }: Pick<Config, 'sandboxPort' | 'carrierPort' | 'beaconPort'>,
): Promise<Companion> => {
  const started = await Promise.allSettled([
    startCompanion(root, sandboxPrograms.payments, { port: sandboxPort, variable: 'SANDBOX_PORT' }),
    ...(carrierPort === 0
      ? []
      : [startCompanion(root, sandboxPrograms.carrier, { port: carrierPort, variable: 'CARRIER_PORT' })]),
    ...(beaconPort === 0
      ? []
      : [startCompanion(root, sandboxPrograms.beacon, { port: beaconPort, variable: 'BEACON_PORT' })]),
  ]);
  const companions = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = started.find((result) => result.status === 'rejected');
  if (!refused) return { stop: () => stopAll(companions) };
  await stopAll(companions);
  throw refused.reason;
};
