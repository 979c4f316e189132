import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/schema.ts';
import { makeDataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';

/** How far a shop has come, kept beside its database: a database that has come less far is an older copy. */
export interface Progress {
  /** Time of the newest event of an order, epoch ms; 0 where there is none. */
  readonly time: number;
  /** The last number of each series of invoices, by market and year: `US 2026`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Set by a restore, until the shop has asked what happened since. */
  readonly isRestored?: boolean;
}

const lastKnownFile = 'last-known.json';

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'time' in value &&
  typeof value.time === 'number' &&
  'numbers' in value &&
  typeof value.numbers === 'object' &&
  value.numbers !== null &&
  Object.values(value.numbers).every((last) => Number.isSafeInteger(last));

/** @returns undefined for a shop that has written none yet @throws StartError for a file that says nothing */
export function readMark(dataDir: string): Progress | undefined {
  const file = join(dataDir, lastKnownFile);
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isProgress(value)) return value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  }
  throw new StartError(
    `${file} cannot be read: remove it, and if the database is an older copy, run \`npm run ops -- mark-restored\`.`,
  );
}

/** Writes it as a whole or not at all, and to the disk. */
export function writeMark(dataDir: string, mark: Progress): void {
  const file = join(dataDir, lastKnownFile);
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(mark)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

/** Has the next start ask what happened since, whatever the database says. @throws as `readMark` */
export function markRestored(dataDir: string): void {
  makeDataFolder(dataDir);
  writeMark(dataDir, { time: 0, numbers: {}, ...readMark(dataDir), isRestored: true });
}

/** How far a database has come. */
export async function readProgress(db: Db): Promise<Progress> {
  const [event, numbers] = await Promise.all([
    db
      .selectFrom('order_events')
      .select((eb) => eb.fn.max('time').as('time'))
      .executeTakeFirst(),
    db.selectFrom('invoice_numbers').select(['site', 'year', 'last']).execute(),
  ]);
  return {
    time: Number(event?.time ?? 0),
    numbers: Object.fromEntries(numbers.map(({ site, year, last }) => [`${site} ${year}`, last])),
  };
}

/** The farther of both in everything. */
export function farther(one: Progress, other: Progress): Progress {
  const series = new Set([...Object.keys(one.numbers), ...Object.keys(other.numbers)]);
  return {
    time: Math.max(one.time, other.time),
    numbers: Object.fromEntries(
      [...series].map((name) => [name, Math.max(one.numbers[name] ?? 0, other.numbers[name] ?? 0)]),
    ),
  };
}

/** True when a database has not come as far as its shop had. */
export function isOlder(progress: Progress, mark: Progress): boolean {
  return (
    progress.time < mark.time ||
    Object.entries(mark.numbers).some(([series, last]) => last > (progress.numbers[series] ?? 0))
  );
}
