import type { WalletCoupon } from '#rules/coupon-terms.ts';
import type { Db } from '#server/db/schema.ts';
import { toCartLine } from './cart-lines.ts';
import { type LineSources, type ResolvedLine, resolveLines } from './line-offers.ts';
import { canBePriced } from './price-lines.ts';
import type { OfferVisit } from './promotions.ts';

export interface GiftLine {
  readonly couponId: string;
  readonly resolved: ResolvedLine;
  /** What it would cost today; minor units, above 0. */
  readonly worth: number;
}

/** What coupons would give away, by coupon; what cannot be sent, or not to this member yet, is left out. */
export type GiftLines = ReadonlyMap<string, GiftLine>;

/**
 * The gifts of some coupons for an order. A gift of a SKU that the order has too takes what the order leaves of its stock.
 * @param lines of the order
 */
export async function readGiftLines(
  shop: LineSources,
  db: Db,
  visit: OfferVisit,
  lines: readonly ResolvedLine[],
  coupons: readonly WalletCoupon[],
): Promise<GiftLines> {
  const offered = coupons.filter(({ terms }) => terms.gift !== null && terms.site === visit.site);
  const gifts = await Promise.all(
    offered.map(async ({ couponId, terms: { gift } }): Promise<[string, GiftLine][]> => {
      if (gift === null) return [];
      const key = `${gift.sku}_gift`;
      const line = { ...toCartLine({ ...gift, buyType: 0 }), id: key, key };
      const all = [line, ...lines.map((one) => one.line)];
      const resolved = (await resolveLines(shop, db, visit, all)).get(key);
      if (!resolved || !canBePriced(resolved) || resolved.offer.available < gift.quantity) return [];
      const worth = resolved.offer.unitAmount * gift.quantity;
      return worth > 0 ? [[couponId, { couponId, resolved, worth }]] : [];
    }),
  );
  return new Map(gifts.flat());
}
