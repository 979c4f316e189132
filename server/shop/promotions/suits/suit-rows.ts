import type { BundleDiscount, BundleItem, BundleRoom } from '#rules/bundles.ts';
import { groupBy } from '#rules/group-by.ts';
import type { Site } from '#rules/markets.ts';
import type { PromotionRecord } from '#machines/promotion/move.ts';
import type { Db } from '#server/db/schema.ts';

/** A product of a bundle with the variants that it can be had in, in their order. */
export interface SuitItem extends BundleItem {
  readonly spu: string;
}

/** A bundle as one market has it. */
export interface Suit extends PromotionRecord {
  readonly suitId: string;
  readonly title: string;
  readonly summary: string;
  /** A stored picture. */
  readonly image: string | null;
  readonly room: BundleRoom;
  readonly discount: BundleDiscount;
  /** Sets of one shopper; null for any number. */
  readonly perBuyerLimit: number | null;
  readonly items: readonly SuitItem[];
}

/** The bundles of a market that staff have published, and that are not put away. */
export const publishedSuits = (db: Db, site: Site) =>
  db
    .selectFrom('suits')
    .innerJoin('promotions', 'promotions.promo_id', 'suits.suit_id')
    .innerJoin('suit_terms', 'suit_terms.suit_id', 'suits.suit_id')
    .innerJoin('promotion_windows', (join) =>
      join
        .onRef('promotion_windows.promo_id', '=', 'suits.suit_id')
        .onRef('promotion_windows.site', '=', 'suit_terms.site'),
    )
    .where('suit_terms.site', '=', site)
    .where('promotions.status', 'in', ['SCHEDULED', 'ENDED']);

/** The bundles of a market that end later than a moment, the first of the shop last. */
export async function readSuitsSince(db: Db, site: Site, from: number): Promise<readonly Suit[]> {
  const rows = await publishedSuits(db, site)
    .select('suits.suit_id')
    .where('promotions.status', '=', 'SCHEDULED')
    .where('promotion_windows.end_time', '>', from)
    .orderBy('suits.sort', 'desc')
    .orderBy('suits.suit_id')
    .execute();
  const suits = await readSuits(
    db,
    site,
    rows.map(({ suit_id: suitId }) => suitId),
  );
  return rows.flatMap(({ suit_id: suitId }) => suits.get(suitId) ?? []);
}

/** Some bundles as a market has them, by id; one that the market does not have is left out. */
export async function readSuits(db: Db, site: Site, suitIds: readonly string[]): Promise<ReadonlyMap<string, Suit>> {
  if (suitIds.length === 0) return new Map();
  const [rows, items, choices] = await Promise.all([
    publishedSuits(db, site)
      .select(['suits.suit_id', 'suits.room', 'promotions.title', 'promotions.summary', 'promotions.image'])
      .select(['promotions.status', 'suit_terms.discount_kind', 'suit_terms.discount_value'])
      .select(['suit_terms.per_buyer_limit', 'promotion_windows.preview_time'])
      .select(['promotion_windows.start_time', 'promotion_windows.end_time'])
      .where('suits.suit_id', 'in', suitIds)
      .execute(),
    db.selectFrom('suit_items').selectAll().where('suit_id', 'in', suitIds).orderBy('item').execute(),
    db.selectFrom('suit_choices').selectAll().where('suit_id', 'in', suitIds).orderBy('sort').execute(),
  ]);
  const itemsOf = groupBy(items, ({ suit_id: suitId }) => suitId);
  const choicesOf = groupBy(choices, ({ suit_id: suitId, item }) => `${suitId} ${item}`);
  return new Map(
    rows.map((row) => [
      row.suit_id,
      {
        suitId: row.suit_id,
        title: row.title,
        summary: row.summary,
        image: row.image,
        room: row.room,
        status: row.status,
        previewTime: row.preview_time,
        startTime: row.start_time,
        endTime: row.end_time,
        discount: toDiscount(row),
        perBuyerLimit: row.per_buyer_limit,
        items: (itemsOf.get(row.suit_id) ?? []).map(({ item, spu, quantity, optional }) => ({
          spu,
          quantity,
          optional: optional === 1,
          skus: (choicesOf.get(`${row.suit_id} ${item}`) ?? []).map(({ sku }) => sku),
        })),
      },
    ]),
  );
}

function toDiscount({
  discount_kind: kind,
  discount_value: value,
}: {
  readonly discount_kind: BundleDiscount['kind'];
  readonly discount_value: number;
}): BundleDiscount {
  return kind === 'FIXED' ? { kind, amount: value } : { kind, percent: value };
}
