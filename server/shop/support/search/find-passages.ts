import { inMarketUnits } from '#rules/market-units.ts';
import type { Site } from '#rules/markets.ts';
import { findPassageRows, type PassageRow } from '#server/db/find-passage-rows.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { decidingQueries } from './deciding-queries.ts';
import { readHelpVocabulary } from './help-vocabulary.ts';
import { type QueryTerms, queryTerms } from './query-terms.ts';
import { type RankedPassage, rankPassages } from './rank-passages.ts';

/** A part of a text that answers what was asked. */
export interface FoundPassage {
  readonly passageId: string;
  readonly kind: PassageKind;
  /** The article's faqId, the key of the policy, the question's id or the SPU. */
  readonly ref: string;
  readonly title: string;
  readonly heading?: string;
  readonly text: string;
  /** A path of the shop. */
  readonly address: string;
  readonly updatedTime: number;
  /** Compares passages of one search. */
  readonly score: number;
  /** From 0 to 1, compares searches: how much of what was asked the passage is about. */
  readonly confidence: number;
  /** How many telling words of what was asked it has. */
  readonly met: number;
}

/** Below it a passage does not answer: "I do not know". */
export const leastConfidence = 0.5;

const allKinds: readonly PassageKind[] = ['ARTICLE', 'POLICY', 'QUESTION', 'PRODUCT'];

export interface PassageSearch {
  /** All of them unless named. */
  readonly kinds?: readonly PassageKind[];
  /** True while somebody types: the last word may be the beginning of one. */
  readonly isTyping?: boolean;
}

/** What was searched for, and the passages of a market that have some of it, the best first. */
export interface RankedSearch extends QueryTerms {
  readonly ranked: readonly RankedPassage[];
}

/** Ranks what the shop has to say about words that somebody typed, in one statement. */
export async function searchPassages(
  shop: Pick<ShopContext, 'database' | 'db'>,
  site: Site,
  words: string,
  { kinds = allKinds, isTyping = false }: PassageSearch = {},
): Promise<RankedSearch> {
  const vocabulary = await readHelpVocabulary(shop);
  const query = queryTerms(vocabulary, words, { isTyping });
  const rows = await findPassageRows(shop.database, decidingQueries(vocabulary, query.terms, site, kinds));
  return { ...query, ranked: rankPassages(rows, query.terms) };
}

/**
 * What the shop has to say about words that somebody typed, the best passage first. Misspelt words are put right, plurals and
 * forms of a word are the same.
 */
export async function findPassages(
  shop: ShopContext,
  site: Site,
  words: string,
  { limit, ...search }: PassageSearch & { readonly limit: number },
): Promise<FoundPassage[]> {
  const { ranked } = await searchPassages(shop, site, words, search);
  return ranked
    .slice(0, limit)
    .map(({ row, score, confidence, met }) => ({ ...presentPassage(row, site), score, confidence, met }));
}

/** A passage as a market reads it. */
export function presentPassage(row: PassageRow, site: Site): Omit<FoundPassage, 'score' | 'confidence' | 'met'> {
  const { passage_id: passageId, kind, ref, address } = row;
  const inMarket = (text: string): string => (kind === 'QUESTION' ? text : inMarketUnits(text, site));
  return {
    ...{ passageId, kind, ref, address },
    title: inMarket(row.title),
    ...(row.heading !== null && { heading: inMarket(row.heading) }),
    text: inMarket(row.text),
    updatedTime: Number(row.updated_time),
  };
}
