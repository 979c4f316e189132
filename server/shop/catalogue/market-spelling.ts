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

/** A market, and its spelling of what was read so far: products share the names of their facets and data, and many a sentence. */
interface Speller {
  readonly site: Site;
  readonly said: Readonly<Record<'NAME' | 'SENTENCE', Map<string, string>>>;
  /** What stands in several places is read, and made, once. */
  readonly made: Map<object, object>;
}

const spellerOf = (site: Site): Speller => ({
  site,
  said: { NAME: new Map(), SENTENCE: new Map() },
  made: new Map(),
});

function respelledText(text: string, reading: 'NAME' | 'SENTENCE', { site, said }: Speller): string {
  const before = said[reading].get(text);
  if (before !== undefined) return before;
  const own = inMarketUnits(text, site, { hasLengths: reading === 'SENTENCE' });
  said[reading].set(text, own);
  return own;
}

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
function respelled(value: unknown, reading: Reading, speller: Speller): unknown {
  if (typeof value === 'string') return reading === 'CODE' ? value : respelledText(value, reading, speller);
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  if (Array.isArray(value)) {
    const items = value.map((each) => respelled(each, reading, speller));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const before = speller.made.get(value);
  if (before !== undefined) return before;
  const own = value instanceof Map ? respelledMap(value, speller) : respelledObject(value, speller);
  speller.made.set(value, own);
  return own;
}

function respelledMap(map: ReadonlyMap<unknown, unknown>, speller: Speller): object {
  const changed = [...map].flatMap(([key, each]) => {
    const own = respelled(each, 'CODE', speller);
    return own === each ? [] : [[key, own] as const];
  });
  return changed.length === 0 ? map : new Map([...map, ...changed]);
}

function respelledObject(value: object, speller: Speller): object {
  const inUnit: Readonly<Record<string, unknown>> = inOwnUnit(value, speller.site);
  let own: Record<string, unknown> | undefined;
  for (const [key, written] of Object.entries(value)) {
    const each = respelled(inUnit[key] ?? written, readingOf(key, value), speller);
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
  const result = respelled(said, 'CODE', spellerOf(site)) as Said;
  made.set(said, result);
  return result;
}
