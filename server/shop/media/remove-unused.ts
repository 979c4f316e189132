import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { usedPaths } from './references.ts';
import { removeFile, storedFile } from './upload-folders.ts';

const day = 86_400_000;
/** A file may wait so long to be used. */
export const unusedGrace = day;
/** What was in use is looked at again after so long. */
export const usedGrace = 7 * day;
export const filesPerRun = 200;

/**
 * Job: removes files that nothing refers to a day after they were stored, so many in one run. A file is first marked, so that
 * nothing can begin to refer to it, then taken from the disk, then forgotten: a run that ends in between is continued by the
 * next one.
 * @returns how many are gone
 */
export async function removeUnusedMedia(shop: ShopContext): Promise<number> {
  await markUnused(shop);
  const marked = await shop.db
    .selectFrom('media')
    .select(['id', 'path'])
    .where('removed_at', 'is not', null)
    .limit(filesPerRun)
    .execute();
  if (marked.length === 0) return 0;
  await Promise.all(marked.map(({ path }) => removeFile(storedFile(shop.config, path))));
  await shop.db
    .deleteFrom('media')
    .where(
      'id',
      'in',
      marked.map(({ id }) => id),
    )
    .execute();
  return marked.length;
}

/** Taking the rows by an update lets a review that is just being written go first, or find them gone. */
async function markUnused(shop: ShopContext): Promise<void> {
  const now = shop.clock.now();
  await withTransaction(shop, 'durable', async (tx) => {
    const due = await tx
      .updateTable('media')
      .set({ used_at: now })
      .where(({ eb, selectFrom }) =>
        eb(
          'id',
          'in',
          selectFrom('media')
            .select('id')
            .where('used_at', '<', now - usedGrace)
            .where('created_at', '<', now - unusedGrace)
            .where('removed_at', 'is', null)
            .orderBy('used_at')
            .limit(filesPerRun),
        ),
      )
      .where('used_at', '<', now - usedGrace)
      .returning(['id', 'path', 'account_id'])
      .execute();
    if (due.length === 0) return;
    const used = await usedPaths(tx, [...new Set(due.map(({ account_id }) => account_id))]);
    const unused = due.filter(({ path }) => !used.has(path)).map(({ id }) => id);
    if (unused.length === 0) return;
    await tx.updateTable('media').set({ removed_at: now }).where('id', 'in', unused).execute();
  });
}
