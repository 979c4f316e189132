import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { raiseVersions } from './versions.ts';

interface ShopperLimit {
  readonly sku: string;
  readonly site: Site;
  /** Pieces, at least one; null for any number. */
  readonly limit: number | null;
}

/** Sets how many pieces of a variant one shopper may have in a market. @returns false for a variant that the market does not know */
export function setShopperLimit(shop: ShopContext, { sku, site, limit }: ShopperLimit): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const { numUpdatedRows: changed } = await tx
      .updateTable('sku_markets')
      .set({ per_user_limit: limit, updated_at: shop.clock.now() })
      .where('sku', '=', sku)
      .where('site', '=', site)
      .executeTakeFirstOrThrow();
    if (changed === 0n) return false;
    await raiseVersions(tx, [site]);
    return true;
  });
}
