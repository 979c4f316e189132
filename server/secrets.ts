import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret that outlives restarts: the one configured, else the one in the data directory, else a new one written there.
 * Several processes may start at once: the first to create the file wins and the others read it.
 */
export const keptSecret = (configured: string | undefined, dataDir: string, name: string): string => {
  if (configured !== undefined) return configured;
  const file = join(dataDir, name);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
};
