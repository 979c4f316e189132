import { wordsOf } from '#rules/search-words.ts';
import { singular } from '#rules/stem.ts';
import type { Catalogue } from './catalogue.ts';

/** The words of titles, types and categories, and those that are often searched. */
export interface Vocabulary {
  /** Each once, the heavier ones first. */
  readonly words: readonly string[];
  /** Whether a word is one of them, in the singular or the plural. */
  readonly has: (word: string) => boolean;
}

type SearchPhrases = Pick<Catalogue, 'searchTerms' | 'hotTerms'>;

const vocabularies = new WeakMap<Catalogue['searchTerms'], Vocabulary>();

export function vocabularyOf({ searchTerms, hotTerms }: SearchPhrases): Vocabulary {
  const before = vocabularies.get(searchTerms);
  if (before) return before;
  const words = [...new Set([...searchTerms, ...hotTerms].flatMap(wordsOf))];
  const singulars = new Set(words.map(singular));
  const vocabulary: Vocabulary = { words, has: (word) => singulars.has(singular(word)) };
  vocabularies.set(searchTerms, vocabulary);
  return vocabulary;
}
