import { sites } from '#rules/markets.ts';
import { addExchangeProduct } from '#server/shop/coins/add-exchange-product.ts';
import type { Tx } from '../db/schema.ts';

/** Products that coins are exchanged for in every market; they follow the coupons. */
const products = [
  { name: 'orb', sku: 'LM-ORB-A60-1', cost: 1_800, stock: 60, perUser: 2, sort: 10 },
  { name: 'globe', sku: 'LM-ORB-GLOBE-1', cost: 2_400, stock: 40, perUser: 1, sort: 11 },
] as const;

/** Writes the products that coins are exchanged for; an older shop may not have all of them. */
export async function seedCoinProducts(tx: Tx): Promise<void> {
  for (const site of sites) {
    for (const { name, ...product } of products) {
      await addExchangeProduct(tx, { itemId: `coins-${name}-${site.toLowerCase()}`, site, ...product });
    }
  }
}
