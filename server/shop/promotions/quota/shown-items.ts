import type { Db } from '#server/db/schema.ts';
import type { ShownPromotions } from '../../catalogue/offer.ts';
import type { OfferVisit } from '../../pricing/promotions.ts';
import { flashRowsNow, type ItemRow, ladderRowsNow, leftOf, openSteps, sellingOf } from './item-rows.ts';
import { shownPromotionOf } from './present-variant.ts';

/** Flash items of the session that runs, and the open steps of ladders; the lowest price of each SKU. */
export async function shownItems(
  db: Db,
  { site, now }: OfferVisit,
  skus?: readonly string[],
): Promise<ShownPromotions> {
  const rows = (await Promise.all([flashRowsNow(db, { site, now }), ladderRowsNow(db, { site, now })])).flat();
  const openStep = openSteps(rows);
  const requested = skus && new Set(skus);
  const shown = new Map<string, ItemRow>();
  for (const row of rows) {
    const isShown =
      (requested?.has(row.sku) ?? true) && openStep(row) === row && sellingOf(row, now) === 'NOW' && leftOf(row) !== 0;
    if (isShown && row.amount < (shown.get(row.sku)?.amount ?? Infinity)) shown.set(row.sku, row);
  }
  const entries = [...shown].map(async ([sku, row]) => [sku, await shownPromotionOf(db, row, now)] as const);
  return new Map(await Promise.all(entries));
}
