import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeDataFolder } from '../data-folder.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { StartError } from '../start-error.ts';
import { farther, readMark, writeMark } from './last-known.ts';
import { copyWhole, flush } from './make-backup.ts';
import { checkBackup, databaseFile, describeDatabase, type Manifest } from './manifest.ts';

const unfinishedFile = 'restore-unfinished';

/** True while a restore into this data folder has begun and not ended: what lies there is no shop. */
export const isUnfinishedRestore = (dataDir: string): boolean => existsSync(join(dataDir, unfinishedFile));

/** @throws StartError while a restore into this data folder has begun and not ended */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!isUnfinishedRestore(dataDir)) return;
  const folder = readFileSync(join(dataDir, unfinishedFile), 'utf8').trim();
  throw new StartError(
    `A restore into ${dataDir} didn’t finish: run \`npm run ops -- restore ${folder} --yes\` again.`,
  );
}

/**
 * Makes a data folder what a backup says. Everything is copied and checked before the first file changes; from then on the
 * folder is marked, and no shop starts on it until the restore, run once more, has ended. A shop that is there is
 * replaced with `isSure` alone, and its database is kept beside the new one.
 * @param how `sign` writes into the copied database that this was done, so that it is there if the restored shop is
 * @throws StartError in one sentence
 */
export async function restoreBackup(
  dataDir: string,
  folder: string,
  { isSure, now, sign }: { readonly isSure: boolean; readonly now: number; readonly sign: (db: Db) => Promise<void> },
): Promise<Manifest> {
  const source = resolve(folder);
  const manifest = await checkBackup(source);
  makeDataFolder(dataDir);
  const database = join(dataDir, databaseFile);
  const unfinished = join(dataDir, unfinishedFile);
  const before = existsSync(database) ? closedShop(dataDir) : undefined;
  if ((before !== undefined || existsSync(unfinished)) && !isSure) {
    throw new StartError(
      `DATA_DIR ${dataDir} holds a shop with ${before?.rows['orders'] ?? 0} orders already: add --yes to replace it.`,
    );
  }
  const staged = join(dataDir, 'restoring');
  await rm(staged, { recursive: true, force: true });
  for (const { path, sha256 } of manifest.files) {
    const copy = await copyWhole(join(source, path), join(staged, path));
    if (copy.sha256 !== sha256) throw new StartError(`${path} could not be copied whole: is the disk full?`);
  }
  await signCopy(staged, sign);
  const marks = [readMark(dataDir), before?.lastKnown, manifest.lastKnown].filter((one) => one !== undefined);
  writeMark(dataDir, { ...marks.reduce(farther), isRestored: true });
  await writeFile(unfinished, `${source}\n`, { mode: 0o600 });
  await flush(unfinished);
  await flush(dataDir);
  if (existsSync(database)) await rename(database, `${database}.replaced-${now}`);
  for (const { path } of manifest.files) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
    await rename(join(staged, path), join(dataDir, path));
  }
  await flush(dataDir);
  await rm(unfinished);
  await rm(staged, { recursive: true });
  await flush(dataDir);
  return manifest;
}

async function signCopy(staged: string, sign: (db: Db) => Promise<void>): Promise<void> {
  const database = openSqlite(staged);
  try {
    await migrate(database);
    await sign(database.db);
  } finally {
    await database.close();
  }
  await flush(join(staged, databaseFile));
}

/** The shop that is there, with everything in its one file. @throws StartError while somebody has it open */
function closedShop(dataDir: string): ReturnType<typeof describeDatabase> | undefined {
  const file = join(dataDir, databaseFile);
  try {
    const database = new Sqlite(file, { timeout: 1_000 });
    try {
      // Only who is alone may leave the log ahead, which is written into the file with it.
      database.pragma('journal_mode = delete');
    } finally {
      database.close();
    }
    return describeDatabase(file);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    if (error.code.startsWith('SQLITE_BUSY')) {
      throw new StartError(`A shop is running on DATA_DIR ${dataDir}: stop it first.`);
    }
    // What is broken is replaced.
    return undefined;
  }
}
