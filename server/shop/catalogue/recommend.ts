import type { components, operations } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { readMarketCatalogue, type MarketProduct } from './market-catalogue.ts';
import { neighbourCards, wholeItem } from './product-card.ts';
import { readShownPromotions } from './promotion-offer.ts';
import { sortItems } from './product-order.ts';

type Recommendations = components['schemas']['Recommendations'];
type Scene = operations['recommend']['parameters']['query']['scene'];

const recommended = 8;

/** Kinship of two products: one category weighs as much as two shared collections. */
function kinship(a: CatalogueProduct, b: CatalogueProduct): number {
  const sameCategory = a.categories.some(({ id }) => b.categories.some((other) => other.id === id));
  return (sameCategory ? 2 : 0) + [...a.collections].filter((handle) => b.collections.has(handle)).length;
}

/** True for what everybody can buy. */
const canBeBought = ({ variants }: MarketProduct): boolean =>
  variants.some(({ offer }) => offer.available > 0 && offer.launchTime === null);

/**
 * What else to look at: the nearest of kin to the product that is named, and otherwise what sells best. Nothing that is
 * sold out or not launched, and the same answer for everybody. The mark says where an order came from.
 */
export async function recommend(shop: ShopContext, site: Site, scene: Scene, spu?: string): Promise<Recommendations> {
  const market = await readMarketCatalogue(shop, site);
  const product = market.catalogue.products.get(spu ?? '');
  const others = [...market.items.values()].filter((item) => canBeBought(item) && item.product.spu !== product?.spu);
  const best = sortItems(others, 'BEST');
  const nearest = product ? best.toSorted((a, b) => kinship(b.product, product) - kinship(a.product, product)) : best;
  const shown = nearest.slice(0, recommended);
  return {
    list: neighbourCards(shown.map(wholeItem), await readShownPromotions(shop, site, shown)),
    recommendMark: [scene.toLowerCase(), product?.spu ?? 'best'].join('.'),
  };
}
