import type { Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

type Marks = typeof stored.checkoutMarks | typeof stored.submitOrderMarks;

const marksOf = (store: Store, entry: Marks, site: Site) => Object.entries(store.read(entry)[site] ?? {});

/** Variants stand in a checkout: the marks that led to them are those of an order that is placed there. */
export function markCheckout(store: Store, site: Site, skus: readonly string[]): void {
  const marks = marksOf(store, stored.checkoutMarks, site).filter(([sku]) => skus.includes(sku));
  const all = store.read(stored.submitOrderMarks);
  if (marks.length > 0) store.write(stored.submitOrderMarks, { ...all, [site]: Object.fromEntries(marks) });
}

/** What led to the variants of an order: to the first that a recommendation led to. */
export const orderMark = (store: Store, site: Site, skus: readonly string[]): string | undefined =>
  marksOf(store, stored.submitOrderMarks, site).find(([sku]) => skus.includes(sku))?.[1];

/** Variants are ordered: what is bought of them later has marks of its own. */
export function dropMarks(store: Store, site: Site, skus: readonly string[]): void {
  for (const entry of [stored.checkoutMarks, stored.submitOrderMarks]) {
    const all = marksOf(store, entry, site);
    const others = all.filter(([sku]) => !skus.includes(sku));
    if (others.length < all.length) store.write(entry, { ...store.read(entry), [site]: Object.fromEntries(others) });
  }
}
