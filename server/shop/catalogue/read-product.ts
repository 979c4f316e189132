import type { components } from '#openapi/types.ts';
import { isLabelSite } from '#rules/energy.ts';
import type { Site } from '#rules/markets.ts';
import { isNewAt } from '#rules/badges.ts';
import { shippingOptions } from '#rules/shipping.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { shownLeft, maxQuantity, stockState, type Offer } from './offer.ts';
import type { CatalogueSku } from './catalogue.ts';
import { findProduct, type ProductRef } from './find-product.ts';
import { loadOffers } from './load-offers.ts';
import { inMarketSpelling } from './market-spelling.ts';
import type { Variant } from './market-catalogue.ts';
import { presentDelivery } from './present-delivery.ts';
import { launchPart } from './present-launch.ts';
import { pricePart } from './price-part.ts';
import { readShownPromotions, shownOffer } from './promotion-offer.ts';
import { chosenVariant, shipsLater } from './product-card.ts';

type Schemas = components['schemas'];

function skuDetail(sku: CatalogueSku, offer: Offer | undefined, site: Site, now: number): Schemas['SkuDetail'] {
  const shipsAt = offer?.preorderShipAt ?? 0;
  const lumens = sku.facets.get('brightness')?.[0]?.number;
  return {
    sku: sku.sku,
    options: [...sku.options],
    image: sku.image,
    price: offer?.sellable ? pricePart(offer) : null,
    sellable: offer?.sellable ?? false,
    stockState: offer ? stockState(offer) : 'OFF_SALE',
    maxQuantity: offer ? maxQuantity(offer) : 0,
    left: offer ? shownLeft(offer) : null,
    weightG: sku.weightG,
    ...(sku.size && { size: sku.size }),
    ...(typeof lumens === 'number' && { lumens }),
    energyClass: isLabelSite(site) ? (sku.energyLabel?.class ?? null) : null,
    ...(shipsAt > now ? { preorderShipAt: shipsAt } : {}),
    ...(sku.relit && { relit: sku.relit }),
  };
}

function cheapestShipping(offer: Offer, country: string, now: number): Schemas['ProductDetail']['shipping'] {
  const options = shippingOptions(offer.site, country, offer.unitAmount, now);
  const [cheapest] = options.toSorted((a, b) => a.price - b.price);
  return cheapest ? presentDelivery(cheapest, offer.currency) : null;
}

function tagsOf(variants: readonly Variant[], releaseTime: number, now: number): Schemas['ProductDetail']['tags'] {
  if (variants.length > 0 && shipsLater(variants, now)) return ['PREORDER'];
  return isNewAt(releaseTime, now) ? ['NEW'] : [];
}

/**
 * A product as its page shows it. In a market that does not sell it the page stays readable: nothing is sellable and
 * there are no prices.
 * @param country where the shopper is, for the delivery estimate
 * @throws NOT_FOUND
 */
export async function readProduct(
  shop: ShopContext,
  site: Site,
  country: string,
  ref: ProductRef,
): Promise<Schemas['ProductDetail']> {
  const now = shop.clock.now();
  const product = inMarketSpelling(await findProduct(shop, ref), site);
  const codes = product.skus.map(({ sku }) => sku);
  const [plain, promotions] = await Promise.all([
    loadOffers(shop.db, site, codes, now),
    readShownPromotions(shop, site, [{ variants: product.skus.map((sku) => ({ sku })) }]),
  ]);
  const offers = new Map([...plain].map(([sku, offer]) => [sku, shownOffer(offer, promotions)]));
  const variants = product.skus.flatMap((sku): Variant[] => {
    const offer = offers.get(sku.sku);
    return offer?.sellable ? [{ sku, offer }] : [];
  });
  const [first, ...others] = variants;
  const chosen = first && chosenVariant(product, [first, ...others]);
  const requestedSku = codes.find((sku) => sku === ref.sku);
  const defaultSku = requestedSku ?? chosen?.sku.sku ?? product.defaultSku;
  const offer = offers.get(defaultSku);
  const { soldCount: _sold, releaseTime, collections: _in, warranty, skus, ...texts } = product;
  return {
    ...texts,
    skus: skus.map((sku) => skuDetail(sku, offers.get(sku.sku), site, now)),
    defaultSku,
    tags: tagsOf(variants, releaseTime, now),
    shipping: offer?.sellable ? cheapestShipping(offer, country, now) : null,
    warrantyMonths: warranty?.months[site] ?? 0,
    sellable: first !== undefined,
    ...(first && launchPart(first.offer)),
  };
}
