import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
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

/** Makes the data directory if it is missing. @throws StartError when it cannot be made or written */
export const makeDataFolder = (dataDir: string): void => {
  try {
    // Nobody else on the machine reads what shoppers trust the shop with.
    makeFolder(dataDir, 0o700);
    // A file may be writable, too; only a folder can be read as one.
    readdirSync(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): choose a folder that can.`);
  }
};
