import type { Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Whose a file is: a member's, that of an order, which whoever holds its key may add to, or that of a message that is being written. */
export type UploadOwner = { readonly accountId: string } | { readonly orderNo: string } | { readonly draftId: string };

type UploadFacts = Pick<Selectable<Schema['media']>, 'kind' | 'content_type' | 'bytes' | 'path' | 'created_at'>;

/** Notes a stored file. @returns what forgets it again */
export async function insertUpload(
  { db }: Pick<ShopContext, 'db'>,
  owner: UploadOwner,
  mediaId: string,
  facts: UploadFacts,
): Promise<() => Promise<unknown>> {
  if ('orderNo' in owner) {
    const { orderNo } = owner;
    await db
      .insertInto('order_media')
      .values({ ...facts, order_no: orderNo, media_id: mediaId })
      .execute();
    return () => db.deleteFrom('order_media').where('order_no', '=', orderNo).where('media_id', '=', mediaId).execute();
  }
  if ('draftId' in owner) {
    const { draftId } = owner;
    await db
      .insertInto('ticket_media')
      .values({ ...facts, draft_id: draftId, media_id: mediaId })
      .execute();
    return () =>
      db.deleteFrom('ticket_media').where('draft_id', '=', draftId).where('media_id', '=', mediaId).execute();
  }
  await db
    .insertInto('media')
    .values({ ...facts, id: mediaId, account_id: owner.accountId, updated_at: facts.created_at })
    .execute();
  return () => db.deleteFrom('media').where('id', '=', mediaId).execute();
}
