import { randomUUID } from 'node:crypto';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createPromotion } from '#server/shop/promotions/create-promotion.ts';
import { addItems } from '#server/shop/promotions/quota/add-items.ts';
import type { ShopDatabase } from './shop-database.ts';

/** Starts a flash sale of a variant, one piece to a shopper. @returns its item */
export async function startFlashItem({ database }: ShopDatabase, sku: string, quota: number): Promise<string> {
  const promoId = randomUUID();
  const now = Date.now();
  const window = { previewTime: null, startTime: now, endTime: now + day };
  await withTransaction({ database }, 'durable', async (tx) => {
    const promotion = { promoId, handle: promoId, title: 'Flash Sale', windows: { US: window } };
    await createPromotion(tx, { ...promotion, type: 'FLASH_SALE', status: 'SCHEDULED' }, now);
    const item = { promo_item_id: promoId, promo_id: promoId, site: 'US' as const, sku, session_id: null, tier: null };
    await addItems(tx, [{ ...item, amount: 100, quota, per_order_limit: 1, per_buyer_limit: 1, sort: 0 }]);
  });
  return promoId;
}
