import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadMarketOffers } from '../offers/load-offers.ts';
import type { Offer } from '../offers/offer.ts';
import type { Catalogue, CatalogueProduct, CatalogueSku } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A SKU that can be ordered in the market, in stock or not. */
export interface Variant {
  readonly sku: CatalogueSku;
  readonly offer: Offer;
}

/** Variants of one product, at least one, in the order they are offered. */
export type Variants = readonly [Variant, ...Variant[]];

/** A product with what the market sells of it. */
export interface ShelfItem {
  readonly product: CatalogueProduct;
  readonly variants: Variants;
}

/** What one market sells at one moment; products that it does not sell are not on it. */
export interface Shelf {
  readonly site: Site;
  readonly catalogue: Catalogue;
  /** By SPU. */
  readonly items: ReadonlyMap<string, ShelfItem>;
}

/** Two reads for a whole list: the version of the catalogue, and the prices and stock of the market. */
export async function readShelf(shop: ShopContext, site: Site): Promise<Shelf> {
  const [catalogue, offers] = await Promise.all([
    readCatalogue(shop),
    loadMarketOffers(shop.db, site, shop.clock.now()),
  ]);
  const items = [...catalogue.products.values()].flatMap((product): [string, ShelfItem][] => {
    const [first, ...others] = product.skus.flatMap((sku): Variant[] => {
      const offer = offers.get(sku.sku);
      return offer?.sellable ? [{ sku, offer }] : [];
    });
    return first ? [[product.spu, { product, variants: [first, ...others] }]] : [];
  });
  return { site, catalogue, items: new Map(items) };
}
