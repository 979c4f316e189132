import { isSpelledAsWritten } from '#rules/by-site.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import type { Site } from '#rules/markets.ts';

/** Where names are read: a length in a name is that of its box. Everything else is a sentence, a code, an address or a number. */
const nameKeys = new Set(['title', 'subtitle', 'name', 'label', 'group', 'unit', 'searchTerms', 'hotTerms']);
/** Where sentences are read. */
const sentenceKeys = new Set([
  ...['description', 'text', 'intro', 'alt', 'note', 'posterAlt', 'summary', 'line'],
  ...['highlights', 'packageContents', 'covers', 'excludes', 'steps'],
]);

type Reading = 'NAME' | 'SENTENCE' | 'CODE';

/** The value of an option or of a specification is read; that of something with a key is its code. */
function readingOf(key: string, owner: object): Reading {
  if (sentenceKeys.has(key)) return 'SENTENCE';
  return nameKeys.has(key) || (key === 'value' && !('key' in owner)) ? 'NAME' : 'CODE';
}

/** A specification by the unit of a market: '-4 to 113' and '°F (-20 to 45 °C)'. */
function inOwnUnit({ value, unit }: { value?: unknown; unit?: unknown }, site: Site) {
  if (typeof value !== 'string' || (unit !== '°C' && unit !== 'degrees C')) return {};
  const said = inMarketUnits(`${value} ${unit}`, site);
  const at = said.indexOf(' °F');
  return at < 0 ? {} : { value: said.slice(0, at), unit: said.slice(at + 1) };
}

/** The same object where no word is spelled otherwise, so that markets share what they share. */
function respelled(value: unknown, reading: Reading, site: Site): unknown {
  if (typeof value === 'string') {
    return reading === 'CODE' ? value : inMarketUnits(value, site, { hasLengths: reading === 'SENTENCE' });
  }
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  if (Array.isArray(value)) {
    const items = value.map((each) => respelled(each, reading, site));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  return value instanceof Map ? respelledMap(value, site) : respelledObject(value, site);
}

function respelledMap(map: ReadonlyMap<unknown, unknown>, site: Site): ReadonlyMap<unknown, unknown> {
  const changed = [...map].flatMap(([key, each]) => {
    const own = respelled(each, 'CODE', site);
    return own === each ? [] : [[key, own] as const];
  });
  return changed.length === 0 ? map : new Map([...map, ...changed]);
}

function respelledObject(value: object, site: Site): object {
  const inUnit: Readonly<Record<string, unknown>> = inOwnUnit(value, site);
  let own: Record<string, unknown> | undefined;
  for (const [key, written] of Object.entries(value)) {
    const each = respelled(inUnit[key] ?? written, readingOf(key, value), site);
    if (each !== written) (own ??= {})[key] = each;
  }
  return own ? { ...value, ...own } : value;
}

const spellings = new Map<Site, WeakMap<object, object>>();

/**
 * What the shop says, which is written in British English, as a market spells it: made once of each object and market, the
 * same one each time. Names of persons and what shoppers wrote are no part of what is given here.
 */
export function inMarketSpelling<Said extends object>(said: Said, site: Site): Said {
  if (isSpelledAsWritten(site)) return said;
  const made = spellings.get(site) ?? new WeakMap<object, object>();
  spellings.set(site, made);
  const before = made.get(said);
  if (before !== undefined) return before as Said;
  const result = respelled(said, 'CODE', site) as Said;
  made.set(said, result);
  return result;
}
