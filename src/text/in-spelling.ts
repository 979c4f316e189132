import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';

const tables = new WeakMap<object, Map<Site, unknown>>();

/**
 * A table of texts as a market spells it, the same object each time. What a function says stays as it is where it was given
 * more than numbers: these may be somebody's own words.
 */
export function inSpelling<Table extends object>(table: Table, site: Site): Table {
  const bySites = tables.get(table) ?? new Map<Site, Table>();
  tables.set(table, bySites);
  const earlier = bySites.get(site);
  if (earlier !== undefined) return earlier as Table;
  const spelledTable = respelled(table, site) as Table;
  bySites.set(site, spelledTable);
  return spelledTable;
}

function respelled(value: unknown, site: Site): unknown {
  if (typeof value === 'string') return spelled(value, site);
  if (typeof value === 'function') return (...values: readonly unknown[]) => saidBy(value, values, site);
  if (Array.isArray(value)) return value.map((each) => respelled(each, site));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, respelled(each, site)]));
}

function saidBy(text: CallableFunction, values: readonly unknown[], site: Site): unknown {
  const said: unknown = Reflect.apply(text, undefined, values);
  return values.some((each) => typeof each !== 'number') ? said : respelled(said, site);
}
