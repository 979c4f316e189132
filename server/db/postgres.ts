import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
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

/**
 * Opens a pool on a PostgreSQL server (15 or newer) and asks it one question.
 * @throws StartError when the server does not answer or refuses us
 */
export const openPostgres = async (url: string, log: Pick<Logger, 'error'>, connections = 10): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        numbers.has(oid) ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  });
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL ${shown(url)} cannot be used: ${reason(error)}.`);
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    writers: { durable: db, relaxed: db },
    // Names the transactions whose work can be seen: it changes with each one that writes, in whatever process.
    commitMark: async () => {
      const { rows } = await pool.query<{ mark: string }>('select pg_current_snapshot()::text as mark');
      return rows[0]?.mark ?? '';
    },
    close: () => db.destroy(),
  };
};
