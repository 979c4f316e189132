import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open.ts';

const log = { error: () => {} };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampyris-open-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a database that cannot be opened', () => {
  it.each(['a-file', 'a-file/data'])('says so of a data directory that is or lies in a file: %s', async (place) => {
    await writeFile(join(folder, 'a-file'), '');
    const dataDir = join(folder, place);
    await expect(openDatabase({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(
      new StartError(`DATA_DIR ${dataDir} cannot be written (ENOTDIR): choose a folder that can.`),
    );
  });

  it.runIf(process.platform === 'linux')('says so of a place where nothing can be made', async () => {
    await expect(openDatabase({ dataDir: '/proc/lampyris/data', databaseUrl: undefined }, log)).rejects.toThrow(
      /cannot be written \(ENOENT\)/,
    );
  });

  it('says so of a file that is no database', async () => {
    await writeFile(
      join(folder, 'shop.sqlite'),
      'this is a letter to my grandmother, not a database, and it is long enough',
    );
    await expect(openDatabase({ dataDir: folder, databaseUrl: undefined }, log)).rejects.toThrow(
      /cannot be opened \(SQLITE_NOTADB\)/,
    );
  });

  it('says so of a server that is not there, without the password', async () => {
    const opening = openDatabase({ dataDir: folder, databaseUrl: 'postgres://lamp:s3cret@127.0.0.1:1/shop' }, log);
    await expect(opening).rejects.toThrow(
      new StartError('DATABASE_URL postgres://127.0.0.1:1/shop cannot be used: nothing answers there.'),
    );
  });
});
