import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type MarketProduct, readMarketCatalogue } from './market-catalogue.ts';
import { productCard, type ProductCard, wholeItem } from './product-card.ts';
import { readShownPromotions } from './promotion-offer.ts';

/** The products of a market that not everybody can buy yet, the next launch first; the same for everybody. */
export async function listLaunches(shop: ShopContext, site: Site): Promise<ProductCard[]> {
  const { items } = await readMarketCatalogue(shop, site);
  const timeOf = ({ variants }: MarketProduct) => variants[0].offer.launchTime ?? 0;
  const coming = [...items.values()].filter((item) => timeOf(item) > 0).toSorted((a, b) => timeOf(a) - timeOf(b));
  const promotions = await readShownPromotions(shop, site, coming);
  return coming.map((item) => productCard(wholeItem(item), promotions));
}
