import { fillers } from '#rules/search-words.ts';
import { readOncePerVersion } from '../../catalogue/versions.ts';

/** The words of the shop's own texts. */
export interface HelpVocabulary {
  /** By stem, how many passages have a word of it. */
  readonly passages: ReadonlyMap<string, number>;
  /** How much a stem says: the fewer passages have it, the more. */
  readonly weightOf: (stem: string) => number;
  /** By which misspelt ones are put right: those that more passages have first, and at the end what says nothing. */
  readonly words: readonly string[];
}

/** Read again when a word has come or gone. */
export const readHelpVocabulary = readOncePerVersion(['HELP'], async ({ db }): Promise<HelpVocabulary> => {
  const [words, { count }] = await Promise.all([
    db.selectFrom('help_words').selectAll().orderBy('passages', 'desc').orderBy('word').execute(),
    db
      .selectFrom('help_passages')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('kind', '!=', 'QUESTION')
      .executeTakeFirstOrThrow(),
  ]);
  const all = Math.max(1, Number(count));
  const passages = new Map<string, number>();
  for (const { stem, passages: those } of words) passages.set(stem, Math.min(all, (passages.get(stem) ?? 0) + those));
  return {
    passages,
    weightOf: (stem) => Math.log(1 + all / (1 + (passages.get(stem) ?? 0))),
    words: [...words.map(({ word }) => word), ...fillers],
  };
});
