import type { Found } from './find-products.ts';
import type { MarketProduct } from './market-catalogue.ts';
import type { ShownPromotions } from './offer.ts';
import { cheapest } from './product-card.ts';
import { atShownOffers } from './promotion-offer.ts';

export const productSorts = ['RELEVANCE', 'BEST', 'NEW', 'PRICE_ASC', 'PRICE_DESC', 'RATING'] as const;
export type ProductSort = (typeof productSorts)[number];

type Measure = (found: Found, promotions: ShownPromotions) => number;

const sold: Measure = ({ item }) => -item.product.soldCount;
const price: Measure = ({ shown }, promotions) => cheapest(atShownOffers(shown, promotions)).offer.unitAmount;

/** Each order by what is compared first, second …; smaller comes first. */
const measures: Readonly<Record<ProductSort, readonly Measure[]>> = {
  RELEVANCE: [({ rank }) => rank, sold],
  BEST: [sold],
  // What is announced is newer than what is out.
  NEW: [({ item }) => -item.product.releaseTime, sold],
  PRICE_ASC: [price, sold],
  PRICE_DESC: [(found, promotions) => -price(found, promotions), sold],
  RATING: [({ item }) => -item.product.rating, ({ item }) => -item.product.ratingCount, sold],
};

/**
 * Found products in one of the orders of a list, prices as they are shown; two products never tie, so that pages neither
 * repeat nor lose one.
 */
export function inOrder(found: readonly Found[], sort: ProductSort, promotions: ShownPromotions): Found[] {
  const measured = found.map((each) => ({ each, by: measures[sort].map((measure) => measure(each, promotions)) }));
  return measured
    .toSorted((a, b) => {
      const difference = a.by.map((value, index) => value - (b.by[index] ?? 0)).find((each) => each !== 0);
      return difference ?? (a.each.item.product.spu < b.each.item.product.spu ? -1 : 1);
    })
    .map(({ each }) => each);
}

const nothingShown: ShownPromotions = new Map();

/** Products of a market in one of the orders of a list. */
export function sortItems(items: readonly MarketProduct[], sort: ProductSort): MarketProduct[] {
  const found = items.map((item) => ({ item, shown: item.variants, rank: 0 }));
  return inOrder(found, sort, nothingShown).map(({ item }) => item);
}
