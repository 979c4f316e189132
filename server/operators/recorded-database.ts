import { type CompiledQuery, Kysely, type KyselyPlugin, type QueryResult } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Db, Schema, Tx } from '../db/schema.ts';
import { withTransaction } from '../db/transaction.ts';

/** Notices whether a transaction writes: statements that it builds by their kind, prepared ones by what they answer. */
const watcher = (onWrite: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (node.kind !== 'SelectQueryNode') onWrite();
    return node;
  },
  transformResult: async ({ result }) => {
    if (result.numAffectedRows !== undefined) onWrite();
    return result;
  },
});

const isRead = ({ query, sql: text }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(text));

type Run = <Answered>(query: CompiledQuery<Answered>) => Promise<QueryResult<Answered>>;

/** The same database for single statements, of which those that write go through `change`. */
function readingThrough(base: Db, change: Run): Db {
  const executor = base.getExecutor();
  const refuse = async (): Promise<never> => {
    throw new Error('A transaction begins with withTransaction');
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => executor.adapter,
      createIntrospector: () => base.introspection,
      createQueryCompiler: () => ({ compileQuery: (node, queryId) => executor.compileQuery(node, queryId) }),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => ({
          executeQuery: <Answered>(query: CompiledQuery) =>
            isRead(query) ? executor.executeQuery<Answered>(query) : change<Answered>(query),
          streamQuery: <Answered>(query: CompiledQuery, size: number) => executor.stream<Answered>(query, size),
        }),
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  });
}

/**
 * A database that leaves a row with every change: `leave` runs last in each transaction that writes, and a single statement that
 * writes is a transaction, too. What only reads leaves nothing.
 */
export const recordedDatabase = (database: Database, leave: (tx: Tx) => Promise<void>): Database => ({
  ...database,
  db: readingThrough(database.db, (query) =>
    withTransaction({ database }, 'durable', async (tx) => {
      const answer = await tx.executeQuery(query);
      await leave(tx);
      return answer;
    }),
  ),
  recorded: async (tx, work) => {
    let writes = false;
    const answer = await work(tx.withPlugin(watcher(() => (writes = true))));
    if (writes) await leave(tx);
    return answer;
  },
});
