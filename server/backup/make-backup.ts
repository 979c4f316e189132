import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartError } from '../start-error.ts';
import {
  type BackedUpFile,
  databaseFile,
  describeDatabase,
  digestOf,
  type Manifest,
  manifestPath,
} from './manifest.ts';

/** What of a data folder belongs to the shop beside its database: what shoppers uploaded, and themes of its own. */
const folders = ['uploads', 'themes'] as const;
/** The secrets that the shop has made for itself. */
const secretFile = /^[a-z]+(?:-[a-z]+)*-(?:key|secret)$/;

/** Has what was written to a file, or the names in a folder, reach the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file to the disk, with the folders above it. @throws Error when the copy has other bytes */
export async function copyWhole(from: string, to: string): Promise<Omit<BackedUpFile, 'path'>> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await flush(to);
  return { bytes: (await stat(to)).size, sha256: await digestOf(to) };
}

async function filesOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir, { withFileTypes: true });
  const secrets = names.filter((entry) => entry.isFile() && secretFile.test(entry.name)).map(({ name }) => name);
  const inFolders = await Promise.all(
    folders
      .filter((folder) => existsSync(join(dataDir, folder)))
      .map(async (folder) => {
        const entries = await readdir(join(dataDir, folder), { withFileTypes: true, recursive: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)));
      }),
  );
  return [...secrets, ...inFolders.flat()].toSorted();
}

/**
 * Copies a shop while it runs: the database as it is at one moment, then its files and secrets. The folder appears under
 * its name when all of it is on the disk; what an end in the middle leaves is called `….unfinished`.
 * @throws StartError in one sentence
 */
export async function makeBackup(dataDir: string, folder: string, now: number): Promise<Manifest> {
  const target = resolve(folder);
  const database = join(dataDir, databaseFile);
  if (!existsSync(database)) throw new StartError(`DATA_DIR ${dataDir} holds no shop.`);
  if (existsSync(target)) throw new StartError(`${target} is there already: name a new folder.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const copy = join(unfinished, databaseFile);
  copyDatabase(database, copy);
  await flush(copy);
  const files: BackedUpFile[] = [{ path: databaseFile, bytes: (await stat(copy)).size, sha256: await digestOf(copy) }];
  for (const path of await filesOf(dataDir)) {
    // A picture that its shopper took away meanwhile is in no later state of the shop.
    if (existsSync(join(dataDir, path)))
      files.push({ path, ...(await copyWhole(join(dataDir, path), join(unfinished, path))) });
  }
  const manifest: Manifest = { format: 1, madeTime: now, ...describeDatabase(copy), files };
  await writeFile(manifestPath(unfinished), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  await flush(manifestPath(unfinished));
  await flush(unfinished);
  await rename(unfinished, target);
  await flush(dirname(target));
  return manifest;
}

/** A snapshot: whoever writes meanwhile goes on, and is not in it. */
function copyDatabase(from: string, to: string): void {
  const database = new Sqlite(from, { readonly: true, timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
