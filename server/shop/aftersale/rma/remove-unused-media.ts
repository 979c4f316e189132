import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../../orders/order-row.ts';
import { namesOfFiles } from '../../media/references.ts';
import { filesPerRun, unusedGrace, usedGrace } from '../../media/remove-unused.ts';
import { removeFile, storedFile } from '../../media/upload-folders.ts';

/**
 * Job: removes files that somebody uploaded for an order and that no request about it shows a day later, so many in one run.
 * A run that ends between its steps is continued by the next one.
 * @returns how many are gone
 */
export async function removeUnusedOrderMedia(shop: ShopContext): Promise<number> {
  for (const orderNo of await dueOrders(shop)) {
    await withTransaction(shop, 'durable', async (tx) => {
      await lockOrder(shop, tx, orderNo);
      await markUnused(shop, tx, orderNo);
    });
  }
  const marked = await shop.db
    .selectFrom('order_media')
    .select(['order_no', 'media_id', 'path'])
    .where('removed_at', 'is not', null)
    .limit(filesPerRun)
    .execute();
  await Promise.all(marked.map(({ path }) => removeFile(storedFile(shop.config, path))));
  for (const { order_no: orderNo, media_id: mediaId } of marked) {
    await shop.db
      .deleteFrom('order_media')
      .where('order_no', '=', orderNo)
      .where('media_id', '=', mediaId)
      .where('removed_at', 'is not', null)
      .execute();
  }
  return marked.length;
}

/** Orders with files that are old enough and were not looked at for a week. */
async function dueOrders({ db, clock }: ShopContext): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('order_media')
    .select('order_no')
    .where('removed_at', 'is', null)
    .where('used_at', '<', now - usedGrace)
    .where('created_at', '<', now - unusedGrace)
    .orderBy('used_at')
    .limit(filesPerRun)
    .execute();
  return [...new Set(rows.map(({ order_no }) => order_no))];
}

/** Requests and messages are written with the order taken, so nothing can begin to refer to a file meanwhile. */
async function markUnused({ clock }: ShopContext, tx: Tx, orderNo: string): Promise<void> {
  const now = clock.now();
  const due = await tx
    .updateTable('order_media')
    .set({ used_at: now })
    .where('order_no', '=', orderNo)
    .where('removed_at', 'is', null)
    .where('created_at', '<', now - unusedGrace)
    .returning(['media_id', 'path'])
    .execute();
  const used = await usedInOrder(tx, orderNo);
  const unused = due.filter(({ path }) => !used.has(path)).map(({ media_id }) => media_id);
  if (unused.length === 0) return;
  await tx
    .updateTable('order_media')
    .set({ removed_at: now })
    .where('order_no', '=', orderNo)
    .where('media_id', 'in', unused)
    .execute();
}

/** Names of stored files that requests about an order show. */
async function usedInOrder(tx: Tx, orderNo: string): Promise<ReadonlySet<string>> {
  const [lines, messages] = await Promise.all([
    tx.selectFrom('rma_lines').select('media').where('order_no', '=', orderNo).execute(),
    tx.selectFrom('rma_messages').select('media').where('order_no', '=', orderNo).execute(),
  ]);
  return namesOfFiles([...lines, ...messages].map(({ media }) => media));
}
