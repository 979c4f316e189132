import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { questionPassages } from '../../community/questions/question-passages.ts';
import type { Passage } from '../../content/passages/passage.ts';
import { writePassages } from '../../content/passages/write-passages.ts';
import { articlePassages } from '../articles/article-passages.ts';
import { policyPassages } from './policy-passages.ts';
import { productPassages } from './product-passages.ts';

/** Questions that are read at once. */
const questionsAtOnce = 500;

/** Rewrites all passages of a kind. */
async function rewrite(tx: Tx, kind: PassageKind, passages: readonly Passage[]): Promise<void> {
  const written = await tx.selectFrom('help_passages').select('ref').distinct().where('kind', '=', kind).execute();
  const refs = new Set([...written, ...passages].map(({ ref }) => ref));
  await writePassages(
    tx,
    [...refs].map((ref) => ({ kind, ref })),
    passages,
  );
}

/** Rewrites the passages of all questions. */
async function rewriteQuestions(tx: Tx): Promise<void> {
  let after = '';
  for (;;) {
    const some = await tx
      .selectFrom('questions')
      .select('id')
      .where('is_shown', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(questionsAtOnce)
      .execute();
    const ids = some.map(({ id }) => id);
    after = ids.at(-1) ?? after;
    if (ids.length === 0) return;
    await writePassages(
      tx,
      ids.map((ref) => ({ kind: 'QUESTION', ref })),
      await questionPassages(tx, ids),
    );
  }
}

/**
 * How texts are cut into passages, and words into stems. It grows with every change of either: a shop whose passages have an earlier
 * form rewrites them when it starts.
 */
const passageForm = 2;
const formFact = 'form of passages';

/**
 * Rewrites what help is searched in: after the seed has written rows, or an operator by hand. Commands that change a text write
 * its passages themselves. @param now epoch ms
 */
export async function reindexHelp(tx: Tx, now: number): Promise<void> {
  await rewrite(tx, 'ARTICLE', await articlePassages(tx));
  await rewrite(tx, 'POLICY', await policyPassages(tx));
  await rewrite(tx, 'PRODUCT', await productPassages(tx));
  await rewriteQuestions(tx);
  const row = { value: String(passageForm), updated_at: now };
  await tx
    .insertInto('shop_facts')
    .values({ name: formFact, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Rewrites what help is searched in where an earlier program has written it in another form. @returns whether it did */
export async function renewHelp(shop: Pick<ShopContext, 'database' | 'db' | 'clock'>): Promise<boolean> {
  const form = await shop.db.selectFrom('shop_facts').select('value').where('name', '=', formFact).executeTakeFirst();
  if (form?.value === String(passageForm)) return false;
  await withTransaction(shop, 'durable', (tx) => reindexHelp(tx, shop.clock.now()));
  return true;
}
