import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Why nobody can listen there, as a sentence for the operator where it is theirs to mend; else the error itself. */
export const listenProblem = (
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
  variable: 'PORT' | 'SANDBOX_PORT' | 'CARRIER_PORT' | 'BEACON_PORT' = 'PORT',
): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use: set ${variable} to a free one.`);
  if (code === 'EACCES') return new StartError(`Port ${port} isn’t allowed: set ${variable} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} isn’t an address of this machine.`);
  return error;
};
