import { type SelectQueryBuilder, type Simplify, sql, type SqlBool } from 'kysely';

/** A column of a row, with its table in front where two of them have it. */
type ColumnOf<Row> = (keyof Row & string) | `${string}.${keyof Row & string}`;

const nameOf = (column: string): string => column.slice(column.lastIndexOf('.') + 1);

/**
 * Reads a query page by page in the order of some columns, which the rows carry, and goes on behind a row instead of counting
 * those before it: a page costs the same wherever it lies. Rows that share all of these columns are one place, of which a page
 * may leave some out.
 * @param query with a limit and no order, of columns that are not null where the rows are
 * @returns the page behind a row, the first one without it
 */
export function inPages<Tables, Table extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  columns: readonly ColumnOf<Row>[],
): (after: Simplify<Row> | undefined) => Promise<Simplify<Row>[]> {
  const refs = columns.map((column) => sql.ref(column));
  const ordered = refs.reduce((so, ref) => so.orderBy(ref), query);
  return async (after) => {
    if (after === undefined) return ordered.execute();
    const place = columns.map((column): unknown => Reflect.get(after, nameOf(column)));
    return ordered.where(sql<SqlBool>`(${sql.join(refs)}) > (${sql.join(place)})`).execute();
  };
}
