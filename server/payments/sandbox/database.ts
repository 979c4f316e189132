import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

const schema = `
create table if not exists sessions (
  id text primary key, paymentNo text not null, orderNo text not null, amount integer not null, currency text not null,
  method text not null, returnUrl text not null, clientSecret text not null, challengeId text not null unique,
  status text not null, failureCode text, failureMessage text, failureRetryable integer,
  cardBrand text, cardLast4 text, cardExpMonth integer, cardExpYear integer,
  createdTime integer not null, expiresTime integer not null, settleDueTime integer, settledTime integer
) strict;
create index if not exists sessions_live on sessions (expiresTime) where status in ('OPEN', 'REQUIRES_ACTION', 'PROCESSING');
create table if not exists charges (
  id text primary key, sessionId text not null references sessions, paymentNo text not null, orderNo text not null,
  amount integer not null, currency text not null, createdTime integer not null
) strict;
create index if not exists charges_session on charges (sessionId);
create table if not exists refunds (
  id text primary key, refundNo text not null, sessionId text not null references sessions,
  amount integer not null, currency text not null, createdTime integer not null, unique (sessionId, refundNo)
) strict;
create table if not exists cardTokens (
  id text primary key, sessionId text not null references sessions, testCard text not null,
  brand text not null, last4 text not null, expMonth integer not null, expYear integer not null
) strict;
create table if not exists idempotency (
  key text primary key, requestHash text not null, status integer not null, body text not null, createdTime integer not null
) strict;
create table if not exists events (
  id text primary key, kind text not null, sessionId text not null, payload text not null, createdTime integer not null
) strict;
create table if not exists deliveries (
  id integer primary key, eventId text not null references events, dueTime integer not null,
  tries integer not null default 0, lastResult text, deliveredTime integer
) strict;
create index if not exists deliveries_due on deliveries (dueTime) where deliveredTime is null;
create table if not exists settings (name text primary key, value text not null) strict;
`;

export type SandboxDatabase = Database.Database;

/** Opens the ledger. Every commit is on the disk before the reply leaves: a charge that was acknowledged survives kill -9. */
export const openDatabase = (path: string): SandboxDatabase => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.exec(schema);
  return db;
};
