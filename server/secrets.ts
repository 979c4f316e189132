import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Characters below which nothing is a secret: a full disk or a cut of the power leaves a file with none, and less is guessed. */
const shortest = 32;

/** Every secret that whoever runs the shop chooses, in the environment. Keys that others give have the length that they have. */
const chosen = [
  'TOKEN_SECRET',
  'OPERATOR_KEY',
  'SUPPORT_MAIL_SECRET',
  'SANDBOX_API_KEY',
  'SANDBOX_WEBHOOK_SECRET',
  'CARRIER_API_KEY',
  'CARRIER_WEBHOOK_SECRET',
] as const;

/** @throws StartError with one sentence that names the first secret of the environment that is too short */
export const refuseShortSecrets = (env: Readonly<Record<string, string | undefined>>): void => {
  const short = chosen.find((name) => {
    const secret = env[name]?.trim() ?? '';
    return secret !== '' && secret.length < shortest;
  });
  if (short === undefined) return;
  throw new StartError(
    `${short} has fewer than ${shortest} characters and could be guessed: choose a longer one to start in production.`,
  );
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/**
 * A secret that outlives restarts: the one configured, else the one in the data directory, else a new one written there.
 * Several processes may start at once: the first to put its file there wins, whole, and the others read it.
 * @throws StartError with one sentence when the file cannot be read or written, or holds no secret
 */
export const keptSecret = (configured: string | undefined, dataDir: string, name: string): string => {
  if (configured !== undefined) return configured;
  const file = join(dataDir, name);
  try {
    if (!existsSync(file)) writeSecret(file);
    const secret = readFileSync(file, 'utf8');
    if (secret.length >= shortest) return secret;
  } catch (error) {
    throw new StartError(`${file} cannot be made or read (${codeOf(error)}).`);
  }
  throw new StartError(`${file} holds no secret of ${shortest} characters: remove it, and a new one is made.`);
};

/** Written elsewhere and to the disk first: under its name it is never seen half written. */
function writeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
