import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Schema } from './schema.ts';

/** int8 and numeric arrive as text; ours are minor units, counts and milliseconds, all far below 2^53. */
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is refused',
  '28000': 'the user is refused',
  '3D000': 'the database does not exist',
};

const reason = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error && error.message ? error.message : code);
};

/** Without user and password, which belong neither on the screen nor into a log. */
const shown = (url: string): string => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

/** Connections of one process: transactions that wait for each other's rows leave reads theirs. */
const poolSizes = { writers: 10, readers: 6 } as const;

/** How long a statement may take, and how long it may wait for a row of another transaction, ms; the caller is asked to come again. */
const timeouts = {
  statement_timeout: 20_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

type PoolLog = Pick<Logger, 'error'>;

function openPool(url: string, log: PoolLog, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    ...timeouts,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        numbers.has(oid) ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  });
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  // One that breaks while a request has it, too: the request's own statement fails, and an error that nobody hears ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error({ err: error }, 'a database connection broke'));
  });
  return pool;
}

/**
 * Opens pools on a PostgreSQL server (15 or newer) and asks it one question.
 * @throws StartError when the server does not answer or refuses us
 */
export const openPostgres = async (url: string, log: PoolLog): Promise<Database> => {
  const readers = openPool(url, log, poolSizes.readers);
  const writers = openPool(url, log, poolSizes.writers);
  const probe = openPool(url, log, 1);
  try {
    await readers.query('select 1');
  } catch (error) {
    await readers.end();
    throw new StartError(`DATABASE_URL ${shown(url)} cannot be used: ${reason(error)}.`);
  }
  // All who ask in one turn have one answer, which is sent after the last of them has asked.
  let markReading: Promise<string> | undefined;
  const askMark = async (): Promise<string> => {
    await Promise.resolve();
    markReading = undefined;
    // Names the transactions whose work can be seen: it changes with each one that writes, in whatever process.
    const text = 'select pg_current_snapshot()::text as mark';
    const { rows } = await readers.query<{ mark: string }>({ name: 'commit_mark', text });
    return rows[0]?.mark ?? '';
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNamedStatements(readers) }) });
  const writer = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNamedStatements(writers) }) });
  return {
    engine: 'postgres',
    db,
    writers: { durable: writer, relaxed: writer },
    commitMark: () => (markReading ??= askMark()),
    isWritable: async () => {
      const { rows } = await probe.query<{ state: string }>(`select current_setting('transaction_read_only') as state`);
      return rows[0]?.state === 'off';
    },
    close: async () => {
      await Promise.all([db.destroy(), writer.destroy(), probe.end()]);
    },
  };
};
