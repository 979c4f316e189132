import { LRUCache } from 'lru-cache';
import { spellingsOf } from '#rules/by-site.ts';
import { sameInHelp } from '#rules/search-synonyms.ts';
import { says, wordsWithCompounds } from '#rules/search-words.ts';
import { stemOf } from '#rules/stem.ts';

/** The words of a text that say something, each as often as it stands there, and the parts of compounds joined. */
export const sayingWords = (text: string): string[] => wordsWithCompounds(text).filter(says);

const stemsInMemory = 20_000;
const stemsMade = new LRUCache<string, string>({ max: stemsInMemory });

/** The same stem for all forms of a word, for what means the same, and for every spelling that markets have for it. */
export function searchStem(word: string): string {
  const before = stemsMade.get(word);
  if (before !== undefined) return before;
  const meant = sameInHelp.get(word) ?? word;
  const stem = stemOf(spellingsOf(meant).toSorted()[0] ?? meant);
  stemsMade.set(word, stem);
  return stem;
}
