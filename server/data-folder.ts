import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** One level at a time: Node's own recursive mkdir never ends on a place such as /proc, where making always fails. */
const makeFolder = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process that starts at the same time may have made it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** Nobody else on the machine reads what shoppers trust the shop with. */
const ownersAlone = 0o700;

/** Closes a folder that is there already to others, where it is ours to close. */
function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & 0o077) === 0) return;
  try {
    chmodSync(folder, ownersAlone);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

/** Makes the data directory if it is missing, and closes it to everybody but its owner. @throws StartError when it cannot be made or written */
export const makeDataFolder = (dataDir: string): void => {
  try {
    makeFolder(dataDir, ownersAlone);
    closeToOthers(dataDir);
    // A file may be writable, too; only a folder can be read as one.
    readdirSync(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): choose a folder that can.`);
  }
};
