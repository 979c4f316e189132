import { type Config, type Env, readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { probePort } from './probe-port.ts';

/**
 * What the shop is started with by a person, once it is sure that it can be.
 * @throws StartError for a setting that is wrong and a port that is taken
 */
export async function startConfig(environment: Env): Promise<{ readonly config: Config; readonly env: Env }> {
  // A person watches this terminal: only what needs attention is worth a line, unless they ask for more.
  const env = { LOG_LEVEL: 'warn', ...environment };
  const config = readConfig(env);
  if (process.argv.includes('--simulator') && config.mode === 'production')
    throw new StartError('Production has no simulator: leave NODE_ENV=production out.');
  await probePort(config, 'PORT');
  await probePort({ host: '127.0.0.1', port: config.sandboxPort }, 'SANDBOX_PORT');
  if (config.carrierPort !== 0) await probePort({ host: '127.0.0.1', port: config.carrierPort }, 'CARRIER_PORT');
  if (config.beaconPort !== 0) await probePort({ host: '127.0.0.1', port: config.beaconPort }, 'BEACON_PORT');
  return { config, env };
}
