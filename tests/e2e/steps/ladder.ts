import { randomUUID } from 'node:crypto';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createPromotion } from '#server/shop/promotions/create-promotion.ts';
import { addItems } from '#server/shop/promotions/quota/add-items.ts';
import { besideShop } from './ops.ts';

interface Step {
  readonly amount: number;
  readonly quota: number;
}

/** Starts an early bird of one light in the US. @returns its id, and the item of its first step */
export async function startLadder(sku: string, steps: readonly Step[]): Promise<{ id: string; item: string }> {
  const id = `ladder-${randomUUID().slice(0, 8)}`;
  await besideShop((shop) =>
    withTransaction(shop, 'durable', async (tx) => {
      const now = shop.clock.now();
      const window = { previewTime: null, startTime: now - day, endTime: now + day };
      const words = { promoId: id, handle: id, title: 'Early bird', summary: 'The first cost the least.' };
      await createPromotion(tx, { ...words, type: 'EARLY_BIRD', status: 'SCHEDULED', windows: { US: window } }, now);
      await addItems(
        tx,
        steps.map(({ amount, quota }, index) => ({
          ...{ promo_item_id: `${id}-${index + 1}`, promo_id: id, site: 'US', sku, session_id: null, tier: index + 1 },
          ...{ amount, quota, per_order_limit: null, per_buyer_limit: null, sort: index },
        })),
      );
    }),
  );
  return { id, item: `${id}-1` };
}
