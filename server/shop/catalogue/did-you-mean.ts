import { spellingsOf } from '#rules/by-site.ts';
import type { Catalogue } from './catalogue.ts';
import { editDistance } from './edit-distance.ts';
import { wordsOf } from './words.ts';

/** One slip in a short word, two in a long one; words of two letters are too short to tell what was meant. */
const slipsIn = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const near = vocabulary
    .map((term, index) => ({ term, index, slips: editDistance(word, term) }))
    .filter(({ slips }) => slips <= slipsIn(word))
    .toSorted((a, b) => a.slips - b.slips || a.index - b.index);
  return near[0]?.term;
}

/**
 * The query with its misspelt words put right by the words of titles, types and categories, the heavier ones first;
 * undefined when a word resembles none or when nothing would change.
 */
export function didYouMean({ searchTerms }: Pick<Catalogue, 'searchTerms'>, query: string): string | undefined {
  const vocabulary = [...new Set(searchTerms.flatMap(wordsOf))];
  const words = wordsOf(query);
  const meant = words.map((word) =>
    spellingsOf(word).some((spelling) => vocabulary.some((term) => term.startsWith(spelling)))
      ? word
      : nearest(word, vocabulary),
  );
  if (meant.length === 0 || meant.includes(undefined)) return undefined;
  const suggestion = meant.join(' ');
  return suggestion === words.join(' ') ? undefined : suggestion;
}
