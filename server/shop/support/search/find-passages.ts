import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import { findPassageRows, type PassageRow, type StemQuery } from '#server/db/find-passage-rows.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { kindStem, siteStem } from '../../content/passages/scope-stems.ts';
import { type HelpVocabulary, readHelpVocabulary } from './help-vocabulary.ts';
import { type QueryTerm, type QueryTerms, queryTerms } from './query-terms.ts';
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
}

/** Below it a passage does not answer: "I do not know". */
export const leastConfidence = 0.5;

const allKinds: readonly PassageKind[] = ['ARTICLE', 'POLICY', 'QUESTION', 'PRODUCT'];

/** Passages of the shop's own texts, and of questions, that are looked at: the search costs no more in a larger shop. */
const mostRead = 300;

/**
 * Which words a passage must have to be looked at: one of the rarest, as many of them as are rare together. Where even the
 * rarest stands in more passages, it comes with the next ones.
 */
function decidingQueries(vocabulary: HelpVocabulary, terms: readonly QueryTerm[]): StemQuery[] {
  const rarest = terms.toSorted((a, b) => b.weight - a.weight);
  const passagesOf = ({ stems }: QueryTerm) =>
    stems.reduce((sum, stem) => sum + (vocabulary.passages.get(stem) ?? 0), 0);
  const any: string[] = [];
  let passages = 0;
  for (const term of rarest) {
    passages += passagesOf(term);
    if (any.length > 0 && passages > mostRead) break;
    any.push(...term.stems);
  }
  const every = rarest.slice(0, 3).map(({ stems }) => stems);
  return any.length === 0 ? [] : [[any], ...(every.length > 1 ? [every] : [])];
}

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
  const ownKinds = kinds.filter((kind) => kind !== 'QUESTION').map(kindStem);
  const scopes = [
    ...(ownKinds.length > 0 ? [[ownKinds, [siteStem('ALL'), siteStem(site)]]] : []),
    ...(kinds.includes('QUESTION') ? [[[kindStem('QUESTION')]]] : []),
  ];
  const queries = decidingQueries(vocabulary, query.terms).flatMap((deciding) =>
    scopes.map((scope) => [...scope, ...deciding]),
  );
  const rows = await findPassageRows(shop.database, queries, mostRead);
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
    .map(({ row, score, confidence }) => ({ ...presentPassage(row, site), score, confidence }));
}

/** A passage as a market reads it. */
export function presentPassage(row: PassageRow, site: Site): Omit<FoundPassage, 'score' | 'confidence'> {
  const { passage_id: passageId, kind, ref, address } = row;
  const inMarket = (text: string): string => (kind === 'QUESTION' ? text : spelled(text, site));
  return {
    ...{ passageId, kind, ref, address },
    title: inMarket(row.title),
    ...(row.heading !== null && { heading: inMarket(row.heading) }),
    text: inMarket(row.text),
    updatedTime: Number(row.updated_time),
  };
}
