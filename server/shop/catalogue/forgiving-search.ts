import { type SearchedWord, searchedWords, wordsOf, says } from '#rules/search-words.ts';
import { countProducts } from '#server/db/search-products.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import { nearestWord } from './nearest-word.ts';
import { searchMarket } from './search-market.ts';
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

/** With more words than these no product has all, so that the least telling ones are not tried. */
const wordsTried = 6;

interface Judged {
  readonly own: string;
  readonly ways: SearchedWord;
  /** The products that have it: 0 for one that is misspelt or that nothing has. */
  readonly count: number;
  /** A word of titles, types and categories. */
  readonly isNaming: boolean;
}

/** Of two words the one that says more of what is wanted comes first. */
const byUse = (a: Judged, b: Judged): number => Number(b.isNaming) - Number(a.isNaming) || b.count - a.count;

const ownWord = ([first = []]: SearchedWord): string => first.join(' ');

/** A word that nothing has, by the one that it resembles. */
function putRight(word: Judged, vocabulary: Vocabulary): Judged {
  if (word.count > 0) return word;
  const near = nearestWord(word.own, vocabulary.words)?.word;
  const [ways] = near === undefined ? [] : searchedWords(near, vocabulary.has);
  return near === undefined || !ways ? word : { own: near, ways, count: 1, isNaming: true };
}

/**
 * What the market sells that holds all words. Where nothing does, misspelt words are put right and the least telling ones are
 * left out, one after the other, until something is found.
 * @param isExact true for these words alone, also where nothing has them
 */
export async function searchForgiving(
  shop: Pick<ShopContext, 'database'>,
  market: MarketCatalogue,
  query: string,
  isExact: boolean,
): Promise<SearchAnswer> {
  const vocabulary = vocabularyOf(market.catalogue);
  const typed = searchedWords(query, vocabulary.has);
  const ranks = await searchMarket(shop, market, typed);
  if (ranks.length > 0 || typed.length === 0) return { ranks };
  const counts = await countProducts(shop.database, typed);
  const judged = typed
    .map((ways, at): Judged => {
      const own = ownWord(ways);
      return { own, ways, count: counts[at] ?? 0, isNaming: vocabulary.has(own) };
    })
    .filter(({ own }) => says(own));
  const words = judged.map((word) => putRight(word, vocabulary));
  const instead = new Map(judged.map(({ own }, at) => [own, words[at]?.own ?? own]));
  const meant = wordsOf(query).map((word) => instead.get(word) ?? word);
  const spelling = words.some((word, at) => word !== judged[at]) ? { meant: meant.join(' ') } : {};
  if (isExact) return { ranks, ...spelling };
  const ordered = words.filter(({ count }) => count > 0).toSorted(byUse);
  for (let some = ordered.slice(0, wordsTried); some.length > 0; some = some.slice(0, -1)) {
    const stay = words.filter((word) => some.includes(word));
    const found = await searchMarket(
      shop,
      market,
      stay.map(({ ways }) => ways),
    );
    if (found.length === 0) continue;
    const without = words.filter((word) => !some.includes(word)).map(({ own }) => own);
    return { ranks: found, ...spelling, ...(without.length > 0 && { without }) };
  }
  return { ranks, ...spelling };
}
