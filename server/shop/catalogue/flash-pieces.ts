import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Site } from '#rules/markets.ts';

type Instant = number | Expression<number>;

/** The buckets of the flash sessions that run in a market; more conditions can follow. */
const runningBuckets = (site: Expression<unknown>, now: Instant): RawBuilder<unknown> => sql`promo_sessions
  join promotions on promotions.promo_id = promo_sessions.promo_id
  join promotion_windows on promotion_windows.promo_id = promo_sessions.promo_id
    and promotion_windows.site = promo_sessions.site
  join promo_items on promo_items.session_id = promo_sessions.session_id
  join promo_item_buckets on promo_item_buckets.promo_item_id = promo_items.promo_item_id
  where promo_sessions.site = ${site}
    and promo_sessions.end_time > ${now}
    and promo_sessions.start_time <= ${now}
    and promotion_windows.end_time > ${now}
    and promotion_windows.start_time <= ${now}
    and promotions.status = 'SCHEDULED'`;

const pieces = sql<number>`cast(sum(promo_item_buckets.remaining) as integer)`;

/**
 * The pieces that the flash sessions that run have still to sell of a row of `sku_markets`; null where none sells it. They are
 * set aside: all others can have what is left beside them.
 * @param now epoch ms
 */
export const flashPieces = (now: Instant): RawBuilder<number | null> => sql<number | null>`(
  select ${pieces} from ${runningBuckets(sql.ref('sku_markets.site'), now)} and promo_items.sku = sku_markets.sku)`;

/** The same of every variant that sessions sell in a market now. */
export const flashPiecesBySku = (site: Expression<Site>, now: Instant) => sql<{ sku: string; flash_pieces: number }>`(
  select promo_items.sku, ${pieces} as flash_pieces from ${runningBuckets(site, now)} group by promo_items.sku)`;

/** A row of `sku_markets` as far as it counts pieces. */
export interface CountedPieces {
  readonly stock: number;
  readonly safety_stock: number;
  readonly reserved: number;
  /** `flashPieces` of the row. */
  readonly flash_pieces: number | null;
}

/** Pieces of a variant that can be sold, never below 0. */
export interface FreePieces {
  /** For everybody. */
  readonly available: number;
  /** For the flash sale that runs alone. */
  readonly setAside: number;
}

/** What can be sold, and to whom: as many as the flash sale has still to sell, and there are, are set aside for it. */
export function freePieces({ stock, safety_stock: safety, reserved, flash_pieces: flash }: CountedPieces): FreePieces {
  const free = Math.max(0, stock - safety - reserved);
  const setAside = Math.min(free, flash ?? 0);
  return { available: free - setAside, setAside };
}
