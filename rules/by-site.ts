import type { Site } from './markets.ts';

/** Words that differ between the markets, by their British spelling. Everything else the five markets share. */
export interface SiteWords {
  readonly colour: string;
  readonly grey: string;
  readonly centre: string;
  readonly catalogue: string;
  readonly cancelled: string;
  readonly favourite: string;
  readonly neighbour: string;
  readonly metre: string;
  readonly programme: string;
  /** What is paid for to have it brought. */
  readonly delivery: string;
  readonly parcel: string;
  readonly postcode: string;
  /** The document of a purchase. */
  readonly invoice: string;
  readonly clock: '12-hour' | '24-hour';
}

const british: SiteWords = {
  colour: 'colour',
  grey: 'grey',
  centre: 'centre',
  catalogue: 'catalogue',
  cancelled: 'cancelled',
  favourite: 'favourite',
  neighbour: 'neighbour',
  metre: 'metre',
  programme: 'programme',
  delivery: 'delivery',
  parcel: 'parcel',
  postcode: 'postcode',
  invoice: 'invoice',
  clock: '24-hour',
};

const american: SiteWords = {
  colour: 'color',
  grey: 'gray',
  centre: 'center',
  catalogue: 'catalog',
  cancelled: 'canceled',
  favourite: 'favorite',
  neighbour: 'neighbor',
  metre: 'meter',
  programme: 'program',
  delivery: 'shipping',
  parcel: 'package',
  postcode: 'ZIP code',
  invoice: 'receipt',
  clock: '12-hour',
};

const words: Readonly<Record<Site, SiteWords>> = {
  US: american,
  EU: british,
  GB: british,
  CA: {
    ...british,
    programme: 'program',
    delivery: 'shipping',
    parcel: 'package',
    postcode: 'postal code',
    invoice: 'receipt',
    clock: '12-hour',
  },
  JA: { ...british, invoice: 'receipt' },
};

/** The words of a market. Spelling follows the market, not the browser. */
export function bySite(site: Site): SiteWords {
  return words[site];
}

/** Words that mean one thing wherever they stand, so that a text can be written once and read in each market. */
const everywhere = [
  'colour',
  'grey',
  'centre',
  'catalogue',
  'cancelled',
  'favourite',
  'neighbour',
  'metre',
  'programme',
  'parcel',
  'postcode',
  'invoice',
] as const satisfies readonly (keyof SiteWords)[];

/** Where a market only spells a word otherwise; 'package' is no spelling of 'parcel'. */
const otherWords: ReadonlySet<string> = new Set(['parcel', 'postcode', 'invoice']);

/** Beginnings of words that mean the same, by all their spellings. */
const spellingGroups: readonly (readonly string[])[] = everywhere
  .filter((word) => !otherWords.has(word))
  .map((word) => [...new Set(Object.values(words).map((table) => table[word]))]);

/** A word, in lower case, by all the spellings that markets have for it, its own first: 'colors' and 'colours'. */
export function spellingsOf(word: string): readonly string[] {
  for (const group of spellingGroups) {
    const own = group.toSorted((a, b) => b.length - a.length).find((begin) => word.startsWith(begin));
    if (own !== undefined) return [...new Set([word, ...group.map((begin) => begin + word.slice(own.length))])];
  }
  return [word];
}

/** True where texts of the shop are read as they are written. */
export function isSpelledAsWritten(site: Site): boolean {
  return words[site] === british;
}

/** Metres come with what they are parts of. */
const spelling = new RegExp(`\\b((?:centi|milli|kilo)(?=metre))?(${everywhere.join('|')})`, 'gi');
/** What is paid for, unlike the day on which something is brought: 'standard delivery', 'delivery address'. */
const service =
  /^delivery$|(?<=\b(?:standard|express|free|default) )delivery\b|\bdelivery(?= (?:address|speed|costs?|discount|protection|is free|and|from)\b)/gi;
/** A capital behind a capital is a name, 'Firefly Parcel', which no market writes otherwise. */
const endsWithName = /(?:^|\s)\p{Lu}[^\s.!?:]* $/u;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const asWritten = (found: string, word: string) => (/^[A-Z]/.test(found) ? capital(word) : word);

/** A text of the shop, which is written in British English, as a market spells it. Never for what somebody typed. */
export function spelled(text: string, site: Site): string {
  const table = words[site];
  return text
    .replace(spelling, (found, part: string | undefined, word: string, at: number) => {
      if (/^[A-Z]/.test(found) && endsWithName.test(text.slice(Math.max(0, at - 40), at))) return found;
      const key = everywhere.find((each) => each === word.toLowerCase());
      return key === undefined ? found : (part ?? '') + asWritten(word, table[key]);
    })
    .replace(service, (found) => asWritten(found, table.delivery));
}
