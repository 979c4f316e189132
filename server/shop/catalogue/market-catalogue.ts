import type { Site } from '#rules/markets.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadMarketOffers, type MarketOffers, standsAt } from './load-offers.ts';
import type { Offer } from './offer.ts';
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
export interface MarketProduct {
  readonly product: CatalogueProduct;
  readonly variants: Variants;
}

/** What one market sells at one moment; products that it does not sell are not on it. */
export interface MarketCatalogue {
  readonly site: Site;
  readonly catalogue: Catalogue;
  /** Also of what the market does not sell, for pages that tell so. */
  readonly offers: MarketOffers;
  /** By SPU. */
  readonly items: ReadonlyMap<string, MarketProduct>;
}

interface Kept {
  readonly mark: string;
  readonly market: MarketCatalogue;
}

const kept = new WeakMap<Database, Map<Site, Kept>>();

/**
 * What a market sells now. It is laid out again only when a row of it has changed or a sale begins or ends, and the rows
 * are read again only when something has been committed: the market is never older than the request.
 * @returns the same market while nothing has changed
 */
export async function readMarketCatalogue(shop: ShopContext, site: Site): Promise<MarketCatalogue> {
  const now = shop.clock.now();
  const markets = kept.get(shop.database) ?? new Map<Site, Kept>();
  kept.set(shop.database, markets);
  const before = markets.get(site);
  const mark = await shop.database.commitMark();
  if (before?.mark === mark && standsAt(before.market.offers, now)) return before.market;
  const [catalogue, offers] = await Promise.all([
    readCatalogue(shop),
    loadMarketOffers(shop.db, site, now, before?.market.offers),
  ]);
  const same = before?.market.catalogue === catalogue && before.market.offers === offers;
  const market = same ? before.market : layOut(site, catalogue, offers);
  markets.set(site, { mark, market });
  return market;
}

function layOut(site: Site, catalogue: Catalogue, offers: MarketOffers): MarketCatalogue {
  const items = [...catalogue.products.values()].flatMap((product): [string, MarketProduct][] => {
    const [first, ...others] = product.skus.flatMap((sku): Variant[] => {
      const offer = offers.bySku.get(sku.sku);
      return offer?.sellable ? [{ sku, offer }] : [];
    });
    return first ? [[product.spu, { product, variants: [first, ...others] }]] : [];
  });
  return { site, catalogue, offers, items: new Map(items) };
}
