import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { shippingOptions } from '#rules/shipping.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { shownLeft, maxQuantity, stockState, type Offer } from './offer.ts';
import type { Catalogue, CatalogueProduct, CatalogueSku } from './catalogue.ts';
import { readMarketCatalogue } from './market-catalogue.ts';
import { pricePart, showsLabels } from './price-part.ts';
import { chosenVariant } from './product-card.ts';

type Schemas = components['schemas'];

/** A product by its own code or by that of one of its SKUs, which wins. */
export interface ProductRef {
  readonly spu?: string | undefined;
  readonly sku?: string | undefined;
}

/** @throws NOT_FOUND when neither names a product, also one that is hidden */
export function productOf({ products, productOfSku }: Catalogue, { spu, sku }: ProductRef): CatalogueProduct {
  const product = productOfSku.get(sku ?? '') ?? products.get(spu ?? '');
  if (!product) throw new ShopError('NOT_FOUND');
  return product;
}

function skuDetail(sku: CatalogueSku, offer: Offer | undefined, site: Site, now: number): Schemas['SkuDetail'] {
  const shipsAt = offer?.preorderShipAt ?? 0;
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
    energyClass: showsLabels(site) ? (sku.energyLabel?.class ?? null) : null,
    ...(shipsAt > now ? { preorderShipAt: shipsAt } : {}),
    ...(sku.relit && { relit: sku.relit }),
  };
}

function cheapestShipping(offer: Offer, country: string, now: number): Schemas['ProductDetail']['shipping'] {
  const options = shippingOptions(offer.site, country, offer.unitAmount, now);
  const [cheapest] = options.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return null;
  const { price, freeAt, ...rest } = cheapest;
  return {
    ...rest,
    price: money(price, offer.currency),
    ...(freeAt === undefined ? {} : { freeAt: money(freeAt, offer.currency) }),
  };
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
  const { catalogue, offers, items } = await readMarketCatalogue(shop, site);
  const product = productOf(catalogue, ref);
  const now = shop.clock.now();
  const sold = items.get(product.spu);
  const chosen = sold && chosenVariant(product, sold.variants);
  const asked = product.skus.find(({ sku }) => sku === ref.sku);
  const defaultSku = asked?.sku ?? chosen?.sku.sku ?? product.defaultSku;
  const offer = offers.bySku.get(defaultSku);
  const { soldCount: _sold, releaseTime: _release, collections: _in, warranty, skus, ...texts } = product;
  return {
    ...texts,
    skus: skus.map((sku) => skuDetail(sku, offers.bySku.get(sku.sku), site, now)),
    defaultSku,
    shipping: offer?.sellable ? cheapestShipping(offer, country, now) : null,
    warrantyMonths: warranty?.months[site] ?? 0,
    sellable: sold !== undefined,
  };
}
