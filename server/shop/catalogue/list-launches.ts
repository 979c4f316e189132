import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from './market-catalogue.ts';
import { productCard, type ProductCard } from './product-card.ts';

/** The products of a market that not everybody can buy yet, the next launch first; the same for everybody. */
export async function listLaunches(shop: ShopContext, site: Site): Promise<ProductCard[]> {
  const { items } = await readMarketCatalogue(shop, site);
  const coming = [...items.values()].flatMap((item) => {
    const card = productCard(item);
    return card.launch === undefined ? [] : [{ card, time: card.launch.time }];
  });
  return coming.toSorted((a, b) => a.time - b.time).map(({ card }) => card);
}
