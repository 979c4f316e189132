import type { Found } from './find-products.ts';
import type { MarketProduct } from './market-catalogue.ts';
import { cheapest } from './product-card.ts';

export const productSorts = ['RELEVANCE', 'BEST', 'NEW', 'PRICE_ASC', 'PRICE_DESC', 'RATING'] as const;
export type ProductSort = (typeof productSorts)[number];

type Measure = (found: Found) => number;

const sold: Measure = ({ item }) => -item.product.soldCount;
const price: Measure = ({ shown }) => cheapest(shown).offer.unitAmount;

/** Each order by what is compared first, second …; smaller comes first. */
const measures: Readonly<Record<ProductSort, readonly Measure[]>> = {
  RELEVANCE: [({ rank }) => rank, sold],
  BEST: [sold],
  // What is announced is newer than what is out.
  NEW: [({ item }) => -item.product.releaseTime, sold],
  PRICE_ASC: [price, sold],
  PRICE_DESC: [(found) => -price(found), sold],
  RATING: [({ item }) => -item.product.rating, ({ item }) => -item.product.ratingCount, sold],
};

/** The order of a list; two products never tie, so that pages neither repeat nor lose one. */
export function compareBy(sort: ProductSort): (a: Found, b: Found) => number {
  return (a, b) => {
    for (const measure of measures[sort]) {
      const difference = measure(a) - measure(b);
      if (difference !== 0) return difference;
    }
    return a.item.product.spu < b.item.product.spu ? -1 : 1;
  };
}

/** Products of a market in one of the orders of a list. */
export function sortItems(items: readonly MarketProduct[], sort: ProductSort): MarketProduct[] {
  return items
    .map((item) => ({ item, shown: item.variants, rank: 0 }))
    .toSorted(compareBy(sort))
    .map(({ item }) => item);
}
