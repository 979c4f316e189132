import { perOrderLimitDefault } from '#rules/limits.ts';
import { currencyOfSite, sites, type Site } from '#rules/markets.ts';
import { deliveredStock } from './catalogue/stock.ts';
import type { ProductSeed } from './catalogue/types.ts';
import { seededPrice, type SeededPrice } from './current-price.ts';
import { day } from './days.ts';
import type { NewRow } from './insert-rows.ts';
import { releaseTime } from './product-rows.ts';
import { seedRow } from './seed-row.ts';

/** A reduced price inside the 30 days before a sale: from 20 to 12 days before it began. */
const earlierDip = { from: 20 * day, to: 12 * day };

/**
 * One row per sku and market, also where it is not sold: then nothing is sellable and the price is 0.
 * `stock` is what was delivered; orders take from it as they are paid.
 */
export function skuMarketRows(product: ProductSeed, now: number): NewRow<'sku_markets'>[] {
  const shipsLater = product.releasedDaysAgo < 0 ? releaseTime(product, now) : null;
  const rowOf = (sku: string, site: Site): NewRow<'sku_markets'> => {
    const price = seededPrice(sku, site, now);
    return {
      ...seedRow(`market ${site} of ${sku}`, now),
      sku,
      site,
      sellable: price === undefined ? 0 : 1,
      currency: currencyOfSite(site),
      list_amount: price?.list ?? 0,
      sale_amount: price?.sale?.amount ?? null,
      sale_start: price?.sale?.start ?? null,
      sale_end: price?.sale?.end ?? null,
      prior_lowest_amount: price?.sale?.priorLowest ?? null,
      per_order_limit: perOrderLimitDefault,
      per_user_limit: null,
      stock: price === undefined ? 0 : deliveredStock(sku, site),
      preorder_ship_at: price === undefined ? null : shipsLater,
    };
  };
  return product.skus.flatMap(({ sku }) => sites.map((site) => rowOf(sku, site)));
}

/** The prices of a sku from its first day to now, oldest first. */
function pricesSince(first: number, { list, sale }: SeededPrice): { at: number; amount: number }[] {
  if (sale === undefined) return [{ at: first, amount: list }];
  const dip = [
    { at: sale.start - earlierDip.from, amount: sale.priorLowest },
    { at: sale.start - earlierDip.to, amount: list },
  ];
  return [
    { at: first, amount: list },
    ...(sale.priorLowest < list ? dip : []),
    { at: sale.start, amount: sale.amount },
  ];
}

export function priceHistoryRows(product: ProductSeed, now: number): NewRow<'price_history'>[] {
  const first = Math.min(releaseTime(product, now), now - 14 * day);
  const rowsOf = (sku: string, site: Site): NewRow<'price_history'>[] => {
    const price = seededPrice(sku, site, now);
    if (price === undefined) return [];
    const currency = currencyOfSite(site);
    return pricesSince(first, price).map(({ at, amount }, index) => ({
      ...seedRow(`price ${index} of ${sku} in ${site}`, now),
      sku,
      site,
      currency,
      amount,
      at,
    }));
  };
  return product.skus.flatMap(({ sku }) => sites.flatMap((site) => rowsOf(sku, site)));
}
