import { LRUCache } from 'lru-cache';
import { spellingsOf } from '#rules/by-site.ts';
import { stopWords, wordsWithCompounds } from '#rules/search-words.ts';
import { stemOf } from './stem.ts';

/** Words of whole sentences that say nothing, those of questions among them. */
export const fillers: ReadonlySet<string> = new Set([
  ...stopWords,
  ...'about after again all also always am any because been before being could did doing each even every get gets getting go goes going got had he her here him his into just let like may me might more most much must need never no now only other our out over own please really same she should some somebody something still such than these they thing through too until us very want was we were whatever while won yes yet'.split(
    ' ',
  ),
]);

/** False for words that every text has, and for a letter alone, which is what is left of "lamp's"; a digit alone counts. */
export const says = (word: string): boolean => !fillers.has(word) && (word.length > 1 || /\d/.test(word));

/** Words that mean the same in this shop, each by the one that is searched for. */
const sameWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lamp: 'light',
    lamps: 'lights',
    package: 'parcel',
    packages: 'parcels',
    delivery: 'deliver',
    ship: 'deliver',
    shipped: 'deliver',
    shipping: 'deliver',
    wlan: 'wifi',
    broke: 'faulty',
    broken: 'faulty',
    defective: 'faulty',
    guarantee: 'warranty',
  }),
);

/** The words of a text that say something, each as often as it stands there, and the parts of compounds joined. */
export const sayingWords = (text: string): string[] => wordsWithCompounds(text).filter(says);

const stemsInMemory = 20_000;
const stemsMade = new LRUCache<string, string>({ max: stemsInMemory });

/** The same stem for all forms of a word, for what means the same, and for every spelling that markets have for it. */
export function searchStem(word: string): string {
  const before = stemsMade.get(word);
  if (before !== undefined) return before;
  const meant = sameWords.get(word) ?? word;
  const stem = stemOf(spellingsOf(meant).toSorted()[0] ?? meant);
  stemsMade.set(word, stem);
  return stem;
}
