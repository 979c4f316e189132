import type { BundleDiscount, BundleItem, BundleRoom } from '#rules/bundles.ts';
import { sites, type Site } from '#rules/markets.ts';
import type { PromotionStatus, PromotionWindow } from '#rules/promotion-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { raiseVersions } from '../../catalogue/versions.ts';
import type { StoredPicture } from '../../media/picture.ts';

/** A bundle in one market. */
export interface SuitMarket extends PromotionWindow {
  readonly discount: BundleDiscount;
  /** Sets of one shopper; left out, any number. */
  readonly perBuyerLimit?: number;
}

export interface NewSuit {
  readonly suitId: string;
  readonly title: string;
  readonly summary: string;
  readonly room: BundleRoom;
  readonly sort: number;
  readonly image?: StoredPicture;
  readonly status: PromotionStatus;
  readonly items: readonly (BundleItem & { readonly spu: string })[];
  readonly markets: Readonly<Partial<Record<Site, SuitMarket>>>;
}

/**
 * Writes a bundle with its promotion, unless the shop has it.
 * @returns whether it was written
 */
export async function createSuit(tx: Tx, now: number, suit: NewSuit): Promise<boolean> {
  const { suitId, title, summary, room, sort, image, status, items, markets } = suit;
  const written = await tx
    .insertInto('promotions')
    .values({
      ...{ promo_id: suitId, type: 'SUIT', handle: suitId, title, summary, config: '{}', status },
      image: image === undefined ? null : JSON.stringify(image),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('promo_id')
    .executeTakeFirst();
  if (written === undefined) return false;
  await tx.insertInto('suits').values({ suit_id: suitId, room, sort }).execute();
  await tx
    .insertInto('suit_items')
    .values(
      items.map(({ spu, quantity, optional }, item) => ({
        ...{ suit_id: suitId, item, spu, quantity },
        optional: optional ? (1 as const) : (0 as const),
      })),
    )
    .execute();
  await tx
    .insertInto('suit_choices')
    .values(items.flatMap(({ skus }, item) => skus.map((sku, at) => ({ suit_id: suitId, sku, item, sort: at }))))
    .execute();
  for (const site of sites) {
    const market = markets[site];
    if (market === undefined) continue;
    const { discount, perBuyerLimit = null, previewTime, startTime, endTime } = market;
    await tx
      .insertInto('promotion_windows')
      .values({ promo_id: suitId, site, preview_time: previewTime, start_time: startTime, end_time: endTime })
      .execute();
    await tx
      .insertInto('suit_terms')
      .values({
        ...{ suit_id: suitId, site, per_buyer_limit: perBuyerLimit, discount_kind: discount.kind },
        discount_value: discount.kind === 'FIXED' ? discount.amount : discount.percent,
      })
      .execute();
  }
  await raiseVersions(tx, ['PROMOTIONS']);
  return true;
}
