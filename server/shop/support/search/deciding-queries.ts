import type { Site } from '#rules/markets.ts';
import type { LimitedQuery } from '#server/db/find-passage-rows.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import { kindStem, siteStem } from '../../content/passages/scope-stems.ts';
import type { HelpVocabulary } from './help-vocabulary.ts';
import type { QueryTerm } from './query-terms.ts';

/** Passages that are looked at, of the shop's own and of questions: a search costs no more in a larger shop. */
export const mostRead = { own: 200, questions: 100 } as const;
/** So many of the rarest words stand together in what else is looked at. */
const wordsTogether = 3;

/**
 * What a passage must have to be looked at: one of the rarest words, of as many as are rare together. Where there are more
 * passages than that, it has the rarest words together.
 */
export function decidingQueries(
  vocabulary: HelpVocabulary,
  terms: readonly QueryTerm[],
  site: Site,
  kinds: readonly PassageKind[],
): LimitedQuery[] {
  const rarest = terms.toSorted((a, b) => b.weight - a.weight);
  const passagesOf = ({ stems }: QueryTerm) =>
    stems.reduce((sum, stem) => sum + (vocabulary.passages.get(stem) ?? 0), 0);
  const any: string[] = [];
  let passages = 0;
  for (const term of rarest) {
    passages += passagesOf(term);
    if (any.length > 0 && passages > mostRead.own) break;
    any.push(...term.stems);
  }
  if (any.length === 0) return [];
  const [first] = rarest;
  const together = rarest.slice(0, wordsTogether).map(({ stems }) => stems);
  const hasMore = first !== undefined && passagesOf(first) > mostRead.own;
  const own = kinds.filter((kind) => kind !== 'QUESTION').map(kindStem);
  const ownScope = [own, [siteStem('ALL'), siteStem(site)]];
  const questionScope = [[kindStem('QUESTION')]];
  return [
    ...(own.length > 0 ? [{ query: [...ownScope, any], limit: mostRead.own }] : []),
    ...(own.length > 0 && hasMore ? [{ query: [...ownScope, ...together], limit: mostRead.own }] : []),
    ...(kinds.includes('QUESTION')
      ? [[any], together].map((query) => ({
          query: [...questionScope, ...query],
          limit: mostRead.questions,
        }))
      : []),
  ];
}
