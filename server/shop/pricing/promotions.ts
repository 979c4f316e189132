import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { CartLine } from './cart-lines.ts';

/** A line as far as a promotion looks at it. */
export type PromotedLine = Pick<CartLine, 'key' | 'sku' | 'buyType' | 'promoItemId' | 'suitGroupId'>;

/** What a running promotion grants for one line; the amount is in minor units of the market. */
export interface PromotionOffer {
  /** Named among the discounts of the order. */
  readonly id: string;
  /** Price of one piece; a lower sale price wins. */
  readonly amount: number;
  /** The most pieces of one order, where the promotion allows fewer than the variant. */
  readonly perOrderLimit?: number;
  /** Pieces left of the promotion's quota, where it has one. */
  readonly left?: number;
}

/** Where promotion prices come from: the areas above pricing provide it, so that carts and orders need none of them. */
export interface PromotionSource {
  /**
   * The offers of the promotions that run at `now`, by the key of the line. A line that is missing from the answer has
   * none: its promotion has ended, is sold out, or does not exist.
   * @param lines lines whose buy type is not 0, at least one
   */
  offersFor(
    db: Db,
    site: Site,
    lines: readonly PromotedLine[],
    now: number,
  ): Promise<ReadonlyMap<string, PromotionOffer>>;
}

/** The source of a shop that has no promotions. */
export const noPromotions: PromotionSource = { offersFor: async () => new Map() };
