import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../catalogue/load-offers.ts';
import { shownLeft, maxQuantity, stockState } from '../catalogue/offer.ts';

/** The stock of some SKUs in a market, in the order they were asked for; unknown ones are left out. */
export async function readStock(
  shop: ShopContext,
  site: Site,
  skus: readonly string[],
): Promise<components['schemas']['StockAnswer'][]> {
  const offers = await loadOffers(shop.db, site, skus, shop.clock.now());
  return [...new Set(skus)].flatMap((sku) => {
    const offer = offers.get(sku);
    if (!offer) return [];
    return [{ sku, stockState: stockState(offer), maxQuantity: maxQuantity(offer), left: shownLeft(offer) }];
  });
}
