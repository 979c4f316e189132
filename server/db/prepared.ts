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
    return this.index !== undefined && Array.isArray(value) ? value[Math.min(this.index, value.length - 1)] : value;
  }
}

/** Where the values of a prepared query go: one by name, or each item of a list, the last of them more than once. */
export interface Slots<Of extends Values> {
  one<Name extends keyof Of & string>(name: Name): RawBuilder<ItemOf<Of[Name]>>;
  each<Name extends keyof Of & string>(name: Name): RawBuilder<ItemOf<Of[Name]>>[];
}

/** Slots for a list: as many as it has items or up to the next power of two, so that a query has few texts. */
const slotsFor = (value: unknown): number => {
  const { length } = Array.isArray(value) ? value : [value];
  return length === 0 ? 0 : 2 ** Math.ceil(Math.log2(length));
};

const lengthsOf = (values: Values): string => {
  let lengths = '';
  for (const value of Object.values(values)) if (Array.isArray(value)) lengths += `${slotsFor(value)} `;
  return lengths;
};

const texts = new Set<string>();

/** Whether a text is that of a prepared query: there are few of these, and each is run again and again. */
export const isPrepared = (text: string): boolean => texts.has(text);

/**
 * A query that is built once per database and length of its lists: building costs more than running most of ours. The
 * values come with each run. It names its columns: what reads all of a table has a plan that no new column fits.
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
          Array.from({ length: slotsFor(values[name]) }, (_, index) => sql<ItemOf<Of[Name]>>`${new Slot(name, index)}`),
      }).compile();
    if (!cachedQuery) {
      queries.set(lengths, query);
      texts.add(query.sql);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? value.fill(values) : value));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
};
