import { type Site, sites } from '#rules/markets.ts';
import type { NewUserConfig } from '#server/shop/promotions/new-user/standing.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { insertRows } from '../insert-rows.ts';
import { picture } from '../picture.ts';

const promoId = 'new-user';
const coins = 300;
/** How long the offer runs from the seed on, in days. */
const runsFor = 28;

type Amounts = readonly [US: number, EU: number, GB: number, CA: number, JA: number];

/** First lights of a home, and what one of each costs on a first order in each market: minor units, set one by one. */
const items: readonly { readonly sku: string; readonly amounts: Amounts }[] = [
  { sku: 'LM-ORB-A60-2', amounts: [1_799, 1_795, 1_599, 2_399, 2_180] },
  { sku: 'LM-CUBE-1', amounts: [1_699, 1_695, 1_499, 2_299, 1_980] },
  { sku: 'LM-RIBBON-S1-2M', amounts: [1_699, 1_695, 1_499, 2_299, 1_980] },
  { sku: 'LM-PEBBLE-1', amounts: [4_400, 4_400, 3_900, 5_900, 5_280] },
];

/** Writes what waits for new members in every market; how somebody stands with it follows from their account. */
export async function seedNewUser(tx: Tx, now: number): Promise<void> {
  const config: NewUserConfig = { coins, upright: picture('wide-sunroom-mobile') };
  await insertRows(tx, 'promotions', [
    {
      ...{ promo_id: promoId, type: 'NEW_USER', handle: promoId, title: 'New user offer', status: 'SCHEDULED' },
      summary: 'Coupons, coins and first-order prices for seven days.',
      ...{ image: JSON.stringify(picture('wide-sunroom')), config: JSON.stringify(config) },
      ...{ created_at: now, updated_at: now },
    },
  ]);
  const window = { preview_time: null, start_time: now - day, end_time: now + runsFor * day };
  await insertRows(
    tx,
    'promotion_windows',
    sites.map((site) => ({ promo_id: promoId, site, ...window })),
  );
  const skus = items.map(({ sku }) => sku);
  const rowsOfSkus = await tx.selectFrom('skus').select('sku').where('sku', 'in', skus).execute();
  // The owner of an older shop may sell something else.
  const sold = items.filter(({ sku }) => rowsOfSkus.some((row) => row.sku === sku));
  const limits = { session_id: null, tier: null, quota: null, per_order_limit: 1, per_buyer_limit: 1 };
  const rows = sites.flatMap((site: Site, place) =>
    sold.map(({ sku, amounts }, sort) => ({
      ...{ promo_item_id: `${promoId}-${site}-${sku}`.toLowerCase(), promo_id: promoId, site, sku },
      ...{ amount: amounts[place] ?? 0, sort, ...limits },
    })),
  );
  await insertRows(tx, 'promo_items', rows);
}
