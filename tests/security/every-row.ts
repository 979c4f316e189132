import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** All rows of all tables but the record of acts as text, in one order: equal before and after means that nothing has changed. */
export async function everyRow(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables
      // The search index of SQLite is made of tables of its own that cannot all be read.
      .filter(({ name }) => !/_(data|idx|content|docsize|config)$/.test(name))
      // What an operator was refused leaves a row there, and changes nothing.
      .filter(({ name }) => name !== 'operator_acts')
      .map(async ({ name }): Promise<[string, string[]]> => {
        const found = await sql`select * from ${sql.table(name)}`.execute(db);
        return [name, found.rows.map((row) => JSON.stringify(row)).toSorted()];
      }),
  );
  return Object.fromEntries(rows);
}
