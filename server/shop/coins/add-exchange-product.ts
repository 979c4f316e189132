import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';

/** A product that coins are exchanged for. */
export interface ExchangeProduct {
  readonly itemId: string;
  readonly site: Site;
  readonly sku: string;
  /** Coins. */
  readonly cost: number;
  /** Pieces of the offer; what is in stock limits it as well. */
  readonly stock: number;
  /** How many one member may have. */
  readonly perUser: number;
  readonly sort: number;
}

/**
 * Offers a product for coins, under the title that it has in the catalogue; an offer that is there stays as it is.
 * @returns what became of it; nothing is written for a SKU that the market does not know
 */
export async function addExchangeProduct(
  tx: Tx,
  { itemId, site, sku, cost, stock, perUser, sort }: ExchangeProduct,
): Promise<'added' | 'offered before' | 'unknown SKU'> {
  const product = await tx
    .selectFrom('sku_markets')
    .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select('products.title')
    .where('sku_markets.sku', '=', sku)
    .where('sku_markets.site', '=', site)
    .executeTakeFirst();
  if (product === undefined) return 'unknown SKU';
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('coin_exchange_items')
    .values({
      ...{ item_id: itemId, site, sku, title: product.title, cost, stock, per_user: perUser, sort },
    })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n ? 'added' : 'offered before';
}
