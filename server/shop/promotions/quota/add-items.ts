import type { Insertable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import { raiseVersions } from '../../catalogue/versions.ts';
import { spreadQuota } from './buckets.ts';

export type NewItem = Insertable<Schema['promo_items']>;

/** The buckets of new items, with all of their quotas in them. */
const bucketRows = (items: readonly NewItem[]): Insertable<Schema['promo_item_buckets']>[] =>
  items.flatMap(({ promo_item_id: promoItemId, quota }) =>
    spreadQuota(quota ?? 0).map(([bucket, remaining]) => ({ promo_item_id: promoItemId, bucket, remaining })),
  );

/** Writes items with their quotas; at least one. */
export async function addItems(tx: Tx, items: readonly NewItem[]): Promise<void> {
  await tx
    .insertInto('promo_items')
    .values([...items])
    .execute();
  const buckets = bucketRows(items);
  if (buckets.length > 0) await tx.insertInto('promo_item_buckets').values(buckets).execute();
  await raiseVersions(tx, ['PROMOTIONS']);
}
