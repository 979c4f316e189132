import { randomUUID } from 'node:crypto';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createPromotion } from '#server/shop/promotions/create-promotion.ts';
import { addItems } from '#server/shop/promotions/quota/add-items.ts';
import { createSuit } from '#server/shop/promotions/suits/create-suit.ts';
import type { ShopDatabase } from './shop-database.ts';

const runningNow = () => {
  const now = Date.now();
  return { now, window: { previewTime: null, startTime: now, endTime: now + day } };
};

/** Starts a flash sale of a variant, one piece to a shopper. @returns its item */
export async function startFlashItem({ database }: ShopDatabase, sku: string, quota: number): Promise<string> {
  const promoId = randomUUID();
  const { now, window } = runningNow();
  await withTransaction({ database }, 'durable', async (tx) => {
    const promotion = { promoId, handle: promoId, title: 'Flash Sale', windows: { US: window } };
    await createPromotion(tx, { ...promotion, type: 'FLASH_SALE', status: 'SCHEDULED' }, now);
    const item = { promo_item_id: promoId, promo_id: promoId, site: 'US' as const, sku, session_id: null, tier: null };
    await addItems(tx, [{ ...item, amount: 100, quota, per_order_limit: 1, per_buyer_limit: 1, sort: 0 }]);
  });
  return promoId;
}

/** Starts a ladder of prices of a variant, one piece to a shopper. @param quotas of its steps @returns their items */
export async function startLadder(
  { database }: ShopDatabase,
  sku: string,
  quotas: readonly number[],
): Promise<readonly string[]> {
  const promoId = randomUUID();
  const { now, window } = runningNow();
  const items = quotas.map((quota, index) => ({
    ...{ promo_item_id: `${promoId}-${index}`, promo_id: promoId, site: 'US' as const, sku, session_id: null },
    ...{ tier: index + 1, amount: 100 + index, quota, per_order_limit: 1, per_buyer_limit: 1, sort: index },
  }));
  await withTransaction({ database }, 'durable', async (tx) => {
    const promotion = { promoId, handle: promoId, title: 'Early bird', windows: { US: window } };
    await createPromotion(tx, { ...promotion, type: 'EARLY_BIRD', status: 'SCHEDULED' }, now);
    await addItems(tx, items);
  });
  return items.map(({ promo_item_id: id }) => id);
}

/** Starts a bundle of one piece of each variant. @returns its id */
export async function startSuit({ database }: ShopDatabase, skus: readonly string[]): Promise<string> {
  const suitId = randomUUID();
  const { now, window } = runningNow();
  await withTransaction({ database }, 'durable', async (tx) => {
    const rows = await tx.selectFrom('skus').select(['sku', 'spu']).where('sku', 'in', skus).execute();
    const items = rows.map(({ sku, spu }) => ({ spu, skus: [sku], quantity: 1, optional: false }));
    const named = { suitId, title: 'Set', summary: 'Set', room: 'LIVING_ROOM', sort: 0, status: 'SCHEDULED' } as const;
    const market = { ...window, discount: { kind: 'PERCENT', percent: 10 } as const };
    await createSuit(tx, now, { ...named, items, markets: { US: market } });
  });
  return suitId;
}
