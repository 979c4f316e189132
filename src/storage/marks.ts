import type { Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

type Marks = typeof stored.addToCartMarks | typeof stored.checkoutMarks;

function keep(store: Store, entry: Marks, site: Site, code: string, mark: string): void {
  const marks = store.read(entry);
  store.write(entry, { ...marks, [site]: { ...marks[site], [code]: mark } });
}

/** The shopper followed a recommendation to a product. */
export const markFollowed = (store: Store, site: Site, spu: string, mark: string): void =>
  keep(store, stored.addToCartMarks, site, spu, mark);

/** A variant goes into the cart: what led to its product led to it. */
export function markAdded(store: Store, site: Site, sku: string, spu: string): void {
  const mark = store.read(stored.addToCartMarks)[site]?.[spu];
  if (mark !== undefined) keep(store, stored.checkoutMarks, site, sku, mark);
}
