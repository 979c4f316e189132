import type { components } from '#openapi/types.ts';
import { markets, type Site } from '#rules/markets.ts';
import { nextCutoff, shippingOptions } from '#rules/shipping.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../catalogue/load-offers.ts';
import { presentDelivery } from '../catalogue/present-delivery.ts';

/**
 * How one piece of a SKU would be delivered; no options where the market does not deliver or does not sell it.
 * @throws NOT_FOUND for an unknown SKU
 */
export async function estimateShipping(
  shop: ShopContext,
  site: Site,
  { sku, country }: { readonly sku: string; readonly country: string },
): Promise<components['schemas']['ShippingEstimate']> {
  const now = shop.clock.now();
  const offer = (await loadOffers(shop.db, site, [sku], now)).get(sku);
  if (offer === undefined) throw new ShopError('NOT_FOUND');
  const dispatch = Math.max(now, offer.preorderShipAt ?? 0);
  const options = offer.sellable ? shippingOptions(site, country, offer.unitAmount, dispatch) : [];
  return {
    options: options.map((option) => presentDelivery(option, markets[site].currency)),
    cutoffTime: nextCutoff(site, now),
  };
}
