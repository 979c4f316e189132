import { isSpelledAsWritten, spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';

/** Where words stand that are read; everything else is a code, an address or a number. */
const textKeys = new Set([
  ...[
    'title',
    'subtitle',
    'description',
    'text',
    'intro',
    'name',
    'label',
    'alt',
    'note',
    'group',
    'unit',
    'posterAlt',
    'summary',
    'line',
  ],
  ...['highlights', 'packageContents', 'covers', 'excludes', 'steps', 'searchTerms', 'hotTerms'],
]);

/** The value of an option or of a specification is read; that of something with a key is its code. */
const isText = (key: string, owner: object): boolean => textKeys.has(key) || (key === 'value' && !('key' in owner));

const respelledEntries = (entries: readonly (readonly [string, unknown])[], owner: object, site: Site) =>
  entries.map(([key, each]) => [key, respelled(each, isText(key, owner), site)] as const);

/** The same object where no word is spelled otherwise, so that markets share what they share. */
function respelled(value: unknown, isRead: boolean, site: Site): unknown {
  if (typeof value === 'string') return isRead ? spelled(value, site) : value;
  if (Array.isArray(value)) {
    const items = value.map((each) => respelled(each, isRead, site));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, each]) => [key, respelled(each, false, site)] as const);
    return entries.every(([key, each]) => each === value.get(key)) ? value : new Map(entries);
  }
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  const own = Object.entries(value);
  const entries = respelledEntries(own, value, site);
  return entries.every(([, each], index) => each === own[index]?.[1]) ? value : Object.fromEntries(entries);
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
  const result = respelled(said, false, site) as Said;
  made.set(said, result);
  return result;
}
