import type { MarketProduct } from './market-catalogue.ts';
import { compareBy, type ProductSort } from './product-order.ts';

/** Products of a shelf in one of the orders of a list. */
export function sortItems(items: readonly MarketProduct[], sort: ProductSort): MarketProduct[] {
  return items
    .map((item) => ({ item, shown: item.variants, rank: 0 }))
    .toSorted(compareBy(sort))
    .map(({ item }) => item);
}
