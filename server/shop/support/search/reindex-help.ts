import type { Tx } from '#server/db/schema.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import { questionPassages } from '../../community/questions/question-passages.ts';
import type { Passage } from '../../content/passages/passage.ts';
import { writePassages } from '../../content/passages/write-passages.ts';
import { articlePassages } from '../articles/article-passages.ts';
import { policyPassages } from './policy-passages.ts';
import { productPassages } from './product-passages.ts';

/** Questions that are read at once. */
const questionsAtOnce = 500;

/** Writes all passages of a kind anew. */
async function rewrite(tx: Tx, kind: PassageKind, passages: readonly Passage[]): Promise<void> {
  const written = await tx.selectFrom('help_passages').select('ref').distinct().where('kind', '=', kind).execute();
  const refs = new Set([...written, ...passages].map(({ ref }) => ref));
  await writePassages(
    tx,
    [...refs].map((ref) => ({ kind, ref })),
    passages,
  );
}

/** Writes the passages of questions that have none, as after rows were written by the seed. */
async function addQuestions(tx: Tx): Promise<void> {
  let after = '';
  for (;;) {
    const missing = await tx
      .selectFrom('questions')
      .select('id')
      .where('is_shown', '=', 1)
      .where('id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('help_passages')
              .select('ref')
              .where('kind', '=', 'QUESTION')
              .whereRef('ref', '=', 'questions.id'),
          ),
        ),
      )
      .orderBy('id')
      .limit(questionsAtOnce)
      .execute();
    const ids = missing.map(({ id }) => id);
    after = ids.at(-1) ?? after;
    if (ids.length === 0) return;
    await writePassages(tx, [], await questionPassages(tx, ids));
  }
}

/**
 * Writes what help is searched in anew from the shop's own texts, and adds questions that are not in it: after the seed has
 * written rows, or somebody by hand. Commands that change a text write its passages themselves.
 */
export async function reindexHelp(tx: Tx): Promise<void> {
  await rewrite(tx, 'ARTICLE', await articlePassages(tx));
  await rewrite(tx, 'POLICY', await policyPassages(tx));
  await rewrite(tx, 'PRODUCT', await productPassages(tx));
  await addQuestions(tx);
}
