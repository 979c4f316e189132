import { spellingsOf } from '#rules/by-site.ts';
import type { Catalogue } from './catalogue.ts';
import { nearestWord } from './nearest-word.ts';
import { wordsOf } from './words.ts';

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
      : nearestWord(word, vocabulary)?.word,
  );
  if (meant.length === 0 || meant.includes(undefined)) return undefined;
  const suggestion = meant.join(' ');
  return suggestion === words.join(' ') ? undefined : suggestion;
}
