import { editDistance } from './edit-distance.ts';

/** One slip in a short word, two in a long one; words of two letters are too short to tell what was meant. */
const slipsIn = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

export interface NearWord {
  readonly word: string;
  /** Letters that were added, dropped, replaced or swapped. */
  readonly slips: number;
}

const sortedCharacters = (word: string): string => [...word].toSorted().join('');

/**
 * The word that was meant by a misspelt one: of those with the fewest slips one with the same letters, else one that begins alike,
 * else the first of the vocabulary; undefined where it resembles none.
 */
export function nearestWord(misspelt: string, vocabulary: Iterable<string>): NearWord | undefined {
  const characters = sortedCharacters(misspelt);
  const likeness = (word: string): number =>
    (sortedCharacters(word) === characters ? 2 : 0) + (word[0] === misspelt[0] ? 1 : 0);
  let best: NearWord | undefined;
  let allowed = slipsIn(misspelt);
  for (const word of vocabulary) {
    if (Math.abs(word.length - misspelt.length) > allowed) continue;
    const slips = editDistance(misspelt, word);
    if (slips > allowed || (slips === best?.slips && likeness(word) <= likeness(best.word))) continue;
    best = { word, slips };
    allowed = slips;
  }
  return best;
}
