import type { KyselyPlugin } from 'kysely';

/**
 * Calls for each statement that is answered, with its rows. Prepared statements are built once, so whoever counts what is built misses
 * them.
 * @example const db = shop.db.withPlugin(answeredStatements(() => (statements += 1)));
 */
export const answeredStatements = (onAnswer: (rows: readonly object[]) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    onAnswer(result.rows);
    return result;
  },
});
