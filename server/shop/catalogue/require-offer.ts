import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from './load-offers.ts';
import type { Offer } from './offer.ts';

/** What a SKU costs in a market that sells it. @throws NOT_FOUND, NOT_IN_MARKET, OFF_SALE */
export async function requireOffer(shop: ShopContext, site: Site, sku: string): Promise<Offer> {
  const offer = (await loadOffers(shop.db, site, [sku], shop.clock.now())).get(sku);
  if (!offer) throw new ShopError('NOT_FOUND');
  if (!offer.sellable) throw new ShopError(offer.active ? 'NOT_IN_MARKET' : 'OFF_SALE');
  return offer;
}
