import { marketAliases } from '#rules/markets.ts';
import { readCarts, writeCarts } from './carts.ts';
import { jsonEntry } from './entry.ts';
import { cartItemOf, listOf } from './shapes.ts';
import type { Store } from './store.ts';

const listLimit = 50;
/** The cart of one market, by any of its names, as older versions kept it. */
export const oldCart = (name: string) => jsonEntry(`shoppingCart_${name}`, listOf(cartItemOf, listLimit), []);

/** Older versions kept one cart per site name, of which a market has several. Their lines move to the cart store once and the old keys go. */
export function migrateOldCarts(store: Store): void {
  for (const [name, site] of Object.entries(marketAliases)) {
    const entry = oldCart(name);
    const carts = readCarts(store);
    const { lines = [], selected = [] } = carts[site] ?? {};
    const moved = store.read(entry).filter(({ id }) => !lines.some((line) => line.id === id));
    if (moved.length > 0)
      writeCarts(store, {
        ...carts,
        [site]: {
          // A reader leaves out what is more than a cart holds.
          lines: [...lines, ...moved],
          selected: [...selected, ...moved.flatMap(({ id, status }) => (status ? id : []))],
        },
      });
    // One that cannot be read goes, too.
    store.remove(entry);
  }
}
