import { sql, type Compilable, type CompiledQuery, type DialectAdapter, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

type Values = Readonly<Record<string, unknown>>;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** Stands in a built query where a value goes. */
class Slot {
  readonly name: string;
  /** Of a list, which item. */
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  fill(values: Values): unknown {
    const value = values[this.name];
    return this.index !== undefined && Array.isArray(value) ? value[this.index] : value;
  }
}

/** Where the values of a prepared query go: one by name, or each item of a list. */
export interface Slots<Of extends Values> {
  one<Name extends keyof Of & string>(name: Name): RawBuilder<ItemOf<Of[Name]>>;
  each<Name extends keyof Of & string>(name: Name): RawBuilder<ItemOf<Of[Name]>>[];
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

const lengthsOf = (values: Values): string => {
  let lengths = '';
  for (const value of Object.values(values)) if (Array.isArray(value)) lengths += `${value.length} `;
  return lengths;
};

/**
 * A query that is built once per database and length of its lists: building costs more than running most of ours. The
 * values come with each run.
 * @example const stockOf = prepared((db, { one }: Slots<{ sku: string }>) =>
 *   db.selectFrom('sku_markets').select('stock').where('sku', '=', one('sku')));
 * const rows = await stockOf(tx, { sku });
 */
export const prepared = <Of extends Values, Row>(
  build: (db: Db, slots: Slots<Of>) => Compilable<Row>,
): ((db: Db, values: Of) => Promise<readonly Row[]>) => {
  // Shared by a database and its transactions.
  const built = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const queries = built.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    built.set(adapter, queries);
    const lengths = lengthsOf(values);
    const cachedQuery = queries.get(lengths);
    const query =
      cachedQuery ??
      build(db, {
        one: <Name extends keyof Of & string>(name: Name) => sql<ItemOf<Of[Name]>>`${new Slot(name)}`,
        each: <Name extends keyof Of & string>(name: Name) =>
          Array.from({ length: lengthOf(values[name]) }, (_, index) => sql<ItemOf<Of[Name]>>`${new Slot(name, index)}`),
      }).compile();
    if (!cachedQuery) queries.set(lengths, query);
    const parameters = query.parameters.map((value) => (value instanceof Slot ? value.fill(values) : value));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
};
