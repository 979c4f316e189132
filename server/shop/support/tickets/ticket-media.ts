import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { removeStoredFiles } from '../../media/upload-folders.ts';

type Chosen = components['schemas']['TicketMedia'];

/** Gives the pictures of a draft to a ticket, in the order they were named. @throws NOT_FOUND for one that is not of the draft, or in use */
export async function claimMedia(
  tx: Tx,
  ticketNo: string,
  chosen: Chosen | undefined,
): Promise<components['schemas']['ReviewMedia'][]> {
  const ids = [...new Set(chosen?.mediaIds ?? [])];
  if (chosen === undefined || ids.length === 0) return [];
  const rows = await tx
    .updateTable('ticket_media')
    .set({ ticket_no: ticketNo })
    .where('draft_id', '=', chosen.draftId)
    .where('media_id', 'in', ids)
    .where('ticket_no', 'is', null)
    .where('removed_at', 'is', null)
    .returning(['media_id', 'kind', 'path'])
    .execute();
  return ids.map((id) => {
    const row = rows.find(({ media_id: mediaId }) => mediaId === id);
    if (!row) throw new ShopError('NOT_FOUND');
    return { url: `/media/uploads/${row.path}`, type: row.kind };
  });
}

const perRun = 200;

/**
 * Job: removes pictures of messages that were not sent within a day. A file is first marked, so that nothing can begin to refer
 * to it, then taken from the disk, then forgotten: a run that ends in between is continued by the next one.
 * @returns how many are gone
 */
export async function removeUnusedTicketMedia(shop: ShopContext): Promise<number> {
  const { db, clock } = shop;
  const now = clock.now();
  await db
    .updateTable('ticket_media')
    .set({ removed_at: now })
    .where('ticket_no', 'is', null)
    .where('created_at', '<', now - day)
    .where('removed_at', 'is', null)
    .execute();
  const marked = await db
    .selectFrom('ticket_media')
    .select(['draft_id', 'media_id', 'path'])
    .where('removed_at', 'is not', null)
    .limit(perRun)
    .execute();
  await removeStoredFiles(
    shop,
    marked.map(({ path }) => path),
  );
  for (const { draft_id: draftId, media_id: mediaId } of marked) {
    await db.deleteFrom('ticket_media').where('draft_id', '=', draftId).where('media_id', '=', mediaId).execute();
  }
  return marked.length;
}
