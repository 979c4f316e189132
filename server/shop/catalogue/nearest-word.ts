import { editDistance } from './edit-distance.ts';

/** One slip in a short word, two in a long one; words of two letters are too short to tell what was meant. */
const slipsIn = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** The word that was meant by a misspelt one: of those with the fewest slips the first; undefined where it resembles none. */
export function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  const allowed = slipsIn(word);
  const near = vocabulary
    .filter((term) => Math.abs(term.length - word.length) <= allowed)
    .map((term, index) => ({ term, index, slips: editDistance(word, term) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || a.index - b.index);
  return near[0]?.term;
}
