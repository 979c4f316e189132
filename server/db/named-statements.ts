import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isPrepared } from './prepared.ts';

/** Of one connection: the server keeps the plan of each, some ten kilobytes, until the connection is closed. */
const mostNames = 100;

/** The names under which a connection has statements, by text. */
type Names = Map<string, string>;

/** The name of a prepared query on a connection, as long as there are any left; undefined for every other text. */
function nameOn(names: Names, text: string): string | undefined {
  const before = names.get(text);
  if (before !== undefined || names.size === mostNames || !isPrepared(text)) return before;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * The connections of a pool, on which a prepared query has a name: the server parses it once and soon stops planning it,
 * which takes longer than running most of ours.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const names: Names = new Map();
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new TypeError('Nothing is read by a cursor.');
      const name = nameOn(names, text);
      return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    }
    return { query, release: (destroy) => client.release(destroy) };
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
