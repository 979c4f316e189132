import { spreadQuota } from '#server/shop/promotions/quota/buckets.ts';
import type { Tx } from '../../db/schema.ts';

interface Pieces {
  readonly promoItemId: string;
  readonly quota: number;
  readonly sold: number;
}

/** Takes pieces off the quota of an item that nobody has ordered of yet. */
export async function sellPieces(tx: Tx, { promoItemId, quota, sold }: Pieces): Promise<void> {
  const left = new Map(spreadQuota(quota - sold));
  for (const [bucket] of spreadQuota(quota)) {
    await tx
      .updateTable('promo_item_buckets')
      .set({ remaining: left.get(bucket) ?? 0 })
      .where('promo_item_id', '=', promoItemId)
      .where('bucket', '=', bucket)
      .execute();
  }
}
