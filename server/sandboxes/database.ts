import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/** What every sandbox keeps besides its own books; its `events` hold an `id` and a `payload`. */
const commonTables = `
create table if not exists idempotency (
  key text primary key, requestHash text not null, status integer not null, body text not null, createdTime integer not null
) strict;
create table if not exists deliveries (
  id integer primary key, eventId text not null references events, dueTime integer not null,
  tries integer not null default 0, lastResult text, deliveredTime integer
) strict;
create index if not exists deliveries_due on deliveries (dueTime) where deliveredTime is null;
create table if not exists settings (name text primary key, value text not null) strict;
`;

export type SandboxDatabase = Database.Database;

/** Opens the books. Every commit is on the disk before the reply leaves: what was acknowledged survives kill -9. */
export const openBooks = (path: string, tables: string): SandboxDatabase => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.exec(tables);
  db.exec(commonTables);
  return db;
};
