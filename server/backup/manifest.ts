import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import Sqlite from 'better-sqlite3';
import { migrations } from '../db/migrations/list.ts';
import { StartError } from '../start-error.ts';
import type { Progress } from './last-known.ts';

/** One file of a backup; its path is relative to the folder, as it is to the data folder. */
export interface BackedUpFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a backup holds; written last, so that a folder without it is none. */
export interface Manifest {
  readonly format: 1;
  /** Epoch ms. */
  readonly madeTime: number;
  /** The steps that its database has been through. */
  readonly migrations: readonly string[];
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly files: readonly BackedUpFile[];
  readonly lastKnown: Progress;
}

export const databaseFile = 'shop.sqlite';
const manifestFile = 'manifest.json';
export const manifestPath = (folder: string): string => join(folder, manifestFile);

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Reads from a database what a manifest says of it. */
export function describeDatabase(file: string): Pick<Manifest, 'migrations' | 'rows' | 'lastKnown'> {
  const database = new Sqlite(file, { readonly: true });
  try {
    const list = (statement: string): string[] => database.prepare<[], string>(statement).pluck().all();
    const tables = list(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
    );
    const count = (table: string): number =>
      database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
    const numbers = database
      .prepare<[], { series: string; last: number }>(
        `select site || ' ' || year as series, last from invoice_numbers order by site, year`,
      )
      .all();
    return {
      migrations: list('select name from applied_migrations order by name'),
      rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
      lastKnown: {
        time: database.prepare<[], number>('select coalesce(max(time), 0) from order_events').pluck().get() ?? 0,
        numbers: Object.fromEntries(numbers.map(({ series, last }) => [series, last])),
      },
    };
  } finally {
    database.close();
  }
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'files' in value;

const isInside = (path: string): boolean => !isAbsolute(path) && normalize(path) === path && !path.startsWith('..');

/** @throws StartError for a folder that holds no finished backup */
function readManifest(folder: string): Manifest {
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}.`);
  const file = manifestPath(folder);
  if (!existsSync(file)) throw new StartError(`${folder} holds no finished backup: it has no ${manifestFile}.`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    value = undefined;
  }
  if (!isManifest(value) || !value.files.every(({ path }) => isInside(path))) {
    throw new StartError(`${file} cannot be read: the backup is damaged, or was made by another version of the shop.`);
  }
  return value;
}

/**
 * Reads a backup whole: each file has the bytes that were written, the database is sound and has the rows and the schema that
 * the manifest says, and this program knows that schema. @throws StartError naming the first thing that is wrong
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = join(folder, path);
    if (!existsSync(file)) throw new StartError(`The backup is damaged: ${path} is missing.`);
    if (statSync(file).size !== bytes || (await digestOf(file)) !== sha256) {
      throw new StartError(`The backup is damaged: ${path} is not what was written.`);
    }
  }
  if (!manifest.files.some(({ path }) => path === databaseFile)) {
    throw new StartError(`The backup is damaged: it has no ${databaseFile}.`);
  }
  const foreign = manifest.migrations.find((name) => migrations.every((migration) => migration.name !== name));
  if (foreign !== undefined) {
    throw new StartError(
      `The backup was made by a newer version of the shop (it knows "${foreign}"): update the program.`,
    );
  }
  const file = join(folder, databaseFile);
  const { rows, migrations: applied } = soundDatabase(file);
  const isSame =
    JSON.stringify(rows) === JSON.stringify(manifest.rows) &&
    JSON.stringify(applied) === JSON.stringify(manifest.migrations);
  if (!isSame) throw new StartError(`The backup is damaged: ${databaseFile} has other rows than its manifest says.`);
  return manifest;
}

function soundDatabase(file: string): ReturnType<typeof describeDatabase> {
  try {
    const database = new Sqlite(file, { readonly: true });
    const verdict = database.pragma('integrity_check', { simple: true });
    database.close();
    if (verdict === 'ok') return describeDatabase(file);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
  throw new StartError(`The backup is damaged: ${databaseFile} is no sound database.`);
}
