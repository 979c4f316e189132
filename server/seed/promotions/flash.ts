import { day } from '#rules/durations.ts';
import { sites } from '#rules/markets.ts';
import { createPromotion } from '#server/shop/promotions/create-promotion.ts';
import { type FlashPlan, parseFlashPlan } from '#server/shop/promotions/flash/flash-plan.ts';
import { makeSessions } from '#server/shop/promotions/flash/make-sessions.ts';
import type { Tx } from '../../db/schema.ts';
import { sellPieces } from './sell-pieces.ts';

type Amounts = readonly [US: number, EU: number, GB: number, CA: number | null, JA: number | null];

const item = (sku: string, amounts: Amounts, quota: number, times?: readonly string[]) => ({
  ...{ sku, quota, perBuyerLimit: 2, perOrderLimit: 2 },
  amounts: Object.fromEntries(
    sites.flatMap((site, index) => (amounts[index] === null ? [] : [[site, amounts[index]]])),
  ),
  ...(times === undefined ? {} : { times }),
});

/** One session follows the other, so that one runs at any hour. What the shop has none of is sold out on any day. */
const wholePlan = parseFlashPlan({
  sessions: [
    { time: '10:00', minutes: 240 },
    { time: '14:00', minutes: 360 },
    { time: '20:00', minutes: 840 },
  ],
  items: [
    item('LM-PEBBLE-2', [7_900, 7_900, 6_900, 9_900, 8_980], 40),
    item('LM-REED-110', [10_900, 10_900, 9_500, 13_900, 12_480], 24, ['10:00', '20:00']),
    item('LM-PILLAR-DUO-2', [4_199, 4_195, 3_699, 5_599, 5_180], 30, ['14:00']),
    item('LM-ORB-FILAMENT-3', [2_999, 2_995, 2_699, 3_999, 3_480], 50),
    item('LM-CUBE-3', [3_999, 3_995, 3_499, 5_299, 4_880], 25, ['10:00', '14:00']),
    item('LM-TORCH-1', [8_999, 8_995, 7_999, 11_999, null], 16, ['20:00']),
    item('LM-PATH-4', [11_999, 11_995, 10_499, 15_999, 14_480], 9),
    item('LM-FESTOON-30M', [10_900, 10_900, 9_500, 14_500, 12_900], 36),
    item('LM-FACET-18', [15_999, 15_995, 13_999, 20_999, 18_480], 12),
  ],
});

/** A shop that was filled long ago may lack some of the variants. */
async function planOfShop(tx: Tx): Promise<FlashPlan> {
  const skus = wholePlan.items.map(({ sku }) => sku);
  const rows = await tx.selectFrom('skus').select('sku').where('sku', 'in', skus).execute();
  return { ...wholePlan, items: wholePlan.items.filter(({ sku }) => rows.some((row) => row.sku === sku)) };
}

/** How much of each place of a session that has begun is sold: some, nearly all, a little. */
const soldShares = [0.62, 0.94, 0.2] as const;

/** Writes the flash sale of every market with the sessions of yesterday to the day after tomorrow. */
export async function seedFlashSale(tx: Tx, now: number): Promise<void> {
  const window = { previewTime: null, startTime: now - 2 * day, endTime: now + 28 * day };
  const promoId = 'flash-sale';
  const plan = await planOfShop(tx);
  if (plan.items.length === 0) return;
  const isNew = await createPromotion(
    tx,
    {
      ...{ promoId, type: 'FLASH_SALE', handle: 'flash-sale', title: 'Flash Sale', config: plan, status: 'SCHEDULED' },
      summary: 'Three times a day, a few lights for a few hours.',
      windows: Object.fromEntries(sites.map((site) => [site, window])),
    },
    now,
  );
  if (!isNew) return;
  for (const site of sites) {
    await makeSessions(tx, plan, { promoId, site, startTime: window.startTime, endTime: window.endTime }, now);
  }
  const begun = await tx
    .selectFrom('promo_items')
    .innerJoin('promo_sessions', 'promo_sessions.session_id', 'promo_items.session_id')
    .select(['promo_item_id', 'quota', 'sort'])
    .where('promo_items.promo_id', '=', promoId)
    .where('promo_sessions.start_time', '<=', now)
    .execute();
  for (const { promo_item_id: promoItemId, quota: pieces, sort } of begun) {
    const quota = pieces ?? 0;
    await sellPieces(tx, { promoItemId, quota, sold: quota - Math.ceil(quota * (1 - (soldShares[sort] ?? 0))) });
  }
}
