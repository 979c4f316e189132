import { holdsWords, searchedWords, wordsOf } from '#rules/search-words.ts';
import type { Catalogue } from './catalogue.ts';
import { nearestWord } from './nearest-word.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * The query with its misspelt words put right by the words of titles, types and categories, the heavier ones first;
 * undefined when a word resembles none or when nothing would change.
 */
export function didYouMean(catalogue: Pick<Catalogue, 'searchTerms' | 'hotTerms'>, query: string): string | undefined {
  const vocabulary = vocabularyOf(catalogue).words;
  const words = wordsOf(query);
  const isKnown = (word: string) => {
    const ways = searchedWords(word);
    return catalogue.searchTerms.some((term) => holdsWords(term, ways));
  };
  const meant = words.map((word) => (isKnown(word) ? word : nearestWord(word, vocabulary)?.word));
  if (meant.length === 0 || meant.includes(undefined)) return undefined;
  const suggestion = meant.join(' ');
  return suggestion === words.join(' ') ? undefined : suggestion;
}
