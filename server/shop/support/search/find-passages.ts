import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import { findPassageRows, type PassageRow, type StemQuery } from '#server/db/find-passage-rows.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { kindStem, siteStem } from '../../content/passages/scope-stems.ts';
import { type HelpVocabulary, readHelpVocabulary } from './help-vocabulary.ts';
import { type QueryTerm, queryTerms } from './query-terms.ts';
import { rankPassages } from './rank-passages.ts';

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

/**
 * What the shop has to say about words that somebody typed, the best passage first, in one statement. Misspelt words are put
 * right, plurals and forms of a word are the same.
 * @param kinds all of them unless named
 */
export async function findPassages(
  shop: ShopContext,
  site: Site,
  words: string,
  { kinds = allKinds, limit }: { readonly kinds?: readonly PassageKind[]; readonly limit: number },
): Promise<FoundPassage[]> {
  const vocabulary = await readHelpVocabulary(shop);
  const { terms } = queryTerms(vocabulary, words);
  const ownKinds = kinds.filter((kind) => kind !== 'QUESTION').map(kindStem);
  const scopes = [
    ...(ownKinds.length > 0 ? [[ownKinds, [siteStem('ALL'), siteStem(site)]]] : []),
    ...(kinds.includes('QUESTION') ? [[[kindStem('QUESTION')]]] : []),
  ];
  const queries = decidingQueries(vocabulary, terms).flatMap((query) => scopes.map((scope) => [...scope, ...query]));
  const rows = await findPassageRows(shop.database, queries, mostRead);
  return rankPassages(rows, terms)
    .slice(0, limit)
    .map(({ row, score, confidence }) => ({ ...presentPassage(row, site), score, confidence }));
}

function presentPassage(row: PassageRow, site: Site): Omit<FoundPassage, 'score' | 'confidence'> {
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
