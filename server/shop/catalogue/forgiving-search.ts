import { wordsOf, says } from '#rules/search-words.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import { nearestWord } from './nearest-word.ts';
import { bestOf, scoresIn } from './search-market.ts';
import { searchIndexOf, type SearchTerm, termsOf } from './search-index.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** What a search found, and what it was of where not all of it was found as it was typed. */
export interface SearchAnswer {
  /** SPUs, the best first. */
  readonly ranks: readonly string[];
  /** All words, those put right that nothing has and that are much like another one. */
  readonly meant?: string;
  /** The words that were left out. */
  readonly without?: readonly string[];
}

/** Shorter words resemble too many of all the words that the catalogue has. */
const shortestSlip = 5;

interface Judged extends SearchTerm {
  /** The products that have it: none for a word that is misspelt or that nothing has. */
  readonly scores: ReadonlyMap<string, number>;
  /** A word of titles, types and categories. */
  readonly isNaming: boolean;
}

/** Of two words the one that says more of what is wanted comes first. */
const byUse = (a: Judged, b: Judged): number =>
  Number(b.isNaming) - Number(a.isNaming) || b.scores.size - a.scores.size;

interface Found {
  readonly words: readonly Judged[];
  /** SPUs that have all of the words, the best first. */
  readonly ranks: readonly string[];
}

const findAll = (market: MarketCatalogue, words: readonly Judged[]): Found => ({
  words,
  ranks: bestOf(
    market,
    words.map(({ scores }) => scores),
  ),
});

/** How much the best of what was found is what is wanted. */
const bestScore = ({ words, ranks: [best = ''] }: Found): number =>
  words.reduce((sum, { scores }) => sum + (scores.get(best) ?? 0), 0);

/**
 * The words but one, where nothing has all of them: a word that names nothing goes before one that does, and of those the one without
 * which a product is most of what is left. @param words those that say more of what is wanted first
 */
function leaveOneOut(market: MarketCatalogue, words: readonly Judged[]): Found {
  const naming = words.filter(({ isNaming }) => isNaming).length;
  const [last = findAll(market, []), ...others] = words
    .slice(naming === words.length ? 0 : naming)
    .toReversed()
    .map((word) =>
      findAll(
        market,
        words.filter((each) => each !== word),
      ),
    );
  return others.reduce((best, next) => (bestScore(next) > bestScore(best) ? next : best), last);
}

/** A word that nothing has, by the one that it resembles: of titles, types and categories, or else of all texts. */
function putRight(market: MarketCatalogue, vocabulary: Vocabulary, word: Judged): Judged {
  if (word.scores.size > 0 || word.quantity) return word;
  const { words } = searchIndexOf(market.catalogue);
  const near =
    nearestWord(word.own, vocabulary.words) ??
    (word.own.length < shortestSlip ? undefined : nearestWord(word.own, words));
  const [term] = near === undefined ? [] : termsOf(near.word, vocabulary.has);
  return term ? { ...term, scores: scoresIn(market, term), isNaming: true } : word;
}

/**
 * What the market sells that has all that a search asks for. Where nothing does, misspelt words are put right and the least telling
 * ones are left out, one after the other, until something is found.
 * @param isExact true for these words alone, also where nothing has them
 */
export function searchForgiving(market: MarketCatalogue, query: string, isExact: boolean): SearchAnswer {
  const vocabulary = vocabularyOf(market.catalogue);
  const typed = termsOf(query, vocabulary.has).map((term): Judged => {
    const isNaming = term.quantity === undefined && vocabulary.has(term.own);
    return { ...term, scores: scoresIn(market, term), isNaming };
  });
  const { ranks } = findAll(market, typed);
  if (ranks.length > 0 || typed.length === 0) return { ranks };
  const judged = typed.filter(({ own, quantity }) => quantity !== undefined || says(own));
  const words = judged.map((word) => putRight(market, vocabulary, word));
  const instead = new Map(judged.map(({ own }, at) => [own, words[at]?.own ?? own]));
  const meant = wordsOf(query).map((word) => instead.get(word) ?? word);
  const spelling = words.some((word, at) => word !== judged[at]) ? { meant: meant.join(' ') } : {};
  if (isExact) return { ranks, ...spelling };
  const ordered = words.filter(({ scores }) => scores.size > 0).toSorted(byUse);
  let found = findAll(market, ordered);
  while (found.ranks.length === 0 && found.words.length > 0) found = leaveOneOut(market, found.words);
  const without = words.filter((word) => !found.words.includes(word)).map(({ own }) => own);
  return { ranks: found.ranks, ...spelling, ...(found.ranks.length > 0 && without.length > 0 && { without }) };
}
