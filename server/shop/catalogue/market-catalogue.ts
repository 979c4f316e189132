import { sites, type Site } from '#rules/markets.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Catalogue, CatalogueProduct, CatalogueSku } from './catalogue.ts';
import type { FreePieces } from './flash-pieces.ts';
import {
  loadPriceRows,
  loadScarceStock,
  type MarketPrices,
  pricesAt,
  type ScarceStock,
  standsAt,
} from './load-offers.ts';
import type { Offer } from './offer.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readOncePerVersion, readVersions } from './versions.ts';

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
  /** The moment since which all of it stands as it is. */
  readonly since: number;
}

/** What one market sells at one moment; products that it does not sell are left out. */
export interface MarketCatalogue {
  readonly site: Site;
  readonly catalogue: Catalogue;
  /** By SPU. */
  readonly items: ReadonlyMap<string, MarketProduct>;
}

/** Whether a SKU is sold at all stands beside the texts, so both versions cover a price row. */
const priceReaders = new Map(
  sites.map((site) => [site, readOncePerVersion(['CATALOGUE', site], ({ db }) => loadPriceRows(db, site))]),
);

type PriceRows = Awaited<ReturnType<typeof loadPriceRows>>;

/** A market catalogue with all that it was made of: from the same parts the same catalogue is made. */
interface Assembled {
  readonly mark: string;
  readonly catalogue: Catalogue;
  readonly rows: PriceRows;
  readonly prices: MarketPrices;
  readonly scarce: ScarceStock;
  readonly market: MarketCatalogue;
}

const latest = new WeakMap<Database['writers'], Map<Site, Assembled>>();

/** What is being read of a market after a commit: whoever asks meanwhile waits for it. */
interface Reading {
  readonly mark: string;
  readonly market: Promise<MarketCatalogue>;
}

const readings = new WeakMap<Database['writers'], Map<Site, Reading>>();

type ReadShop = Pick<ShopContext, 'database' | 'db' | 'clock'>;

/**
 * What a market sells now, never older than the request. After a commit the versions are compared and the SKUs are read
 * of which few pieces are left; texts and prices are read again only when their tables have changed.
 * @returns the same object while nothing in it has changed
 */
export async function readMarketCatalogue(shop: ReadShop, site: Site): Promise<MarketCatalogue> {
  const { writers } = shop.database;
  const now = shop.clock.now();
  const { mark } = await readVersions(shop);
  const before = latest.get(writers)?.get(site);
  if (before?.mark === mark && standsAt(before.prices, now) && now < before.scarce.until) return before.market;
  const running = readings.get(writers) ?? new Map<Site, Reading>();
  readings.set(writers, running);
  const meanwhile = running.get(site);
  if (meanwhile?.mark === mark) return meanwhile.market;
  const reading = { mark, market: readAfter(shop, site, mark) };
  running.set(site, reading);
  const forget = () => running.get(site) === reading && running.delete(site);
  reading.market.then(forget, forget);
  return reading.market;
}

async function readAfter(shop: ReadShop, site: Site, mark: string): Promise<MarketCatalogue> {
  const now = shop.clock.now();
  const markets = latest.get(shop.database.writers) ?? new Map<Site, Assembled>();
  latest.set(shop.database.writers, markets);
  const before = markets.get(site);
  const [catalogue, rows, scarce] = await Promise.all([
    readCatalogue(shop, site),
    priceReaders.get(site)?.(shop) ?? [],
    loadScarceStock(shop.db, site, now),
  ]);
  const prices = before?.rows === rows && standsAt(before.prices, now) ? before.prices : pricesAt(rows, now);
  const isSame = before?.catalogue === catalogue && before.prices === prices && haveSameEntries(before.scarce, scarce);
  const market = isSame ? before.market : assembleMarket(site, catalogue, prices, scarce);
  markets.set(site, { mark, catalogue, rows, prices, scarce, market });
  return market;
}

/** What a list knows of a SKU with more pieces than show. */
const plenty: FreePieces = { available: Infinity, setAside: 0 };

function haveSameEntries({ bySku: before }: ScarceStock, { bySku: after }: ScarceStock): boolean {
  const isSame = (sku: string, { available, setAside }: FreePieces): boolean => {
    const now = after.get(sku);
    return now?.available === available && now.setAside === setAside;
  };
  return before.size === after.size && [...before].every(([sku, pieces]) => isSame(sku, pieces));
}

function assembleMarket(
  site: Site,
  catalogue: Catalogue,
  prices: MarketPrices,
  { bySku: scarce }: ScarceStock,
): MarketCatalogue {
  const items = [...catalogue.products.values()].flatMap((product): [string, MarketProduct][] => {
    const [first, ...others] = product.skus.flatMap((sku): Variant[] => {
      const price = prices.bySku.get(sku.sku);
      if (!price?.sellable) return [];
      return [{ sku, offer: { ...price, ...(scarce.get(sku.sku) ?? plenty) } }];
    });
    return first ? [[product.spu, { product, variants: [first, ...others], since: prices.from }]] : [];
  });
  return { site, catalogue, items: new Map(items) };
}
