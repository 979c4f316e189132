import { sites } from '#rules/markets.ts';
import { jsonEntry } from './entry.ts';
import { stored } from './keys.ts';
import { cartItemOf, listOf } from './shapes.ts';
import type { Store } from './store.ts';

const listLimit = 50;
/** The cart of one market as older versions kept it. */
export const oldCart = (site: string) => jsonEntry(`shoppingCart_${site}`, listOf(cartItemOf, listLimit), []);

/** Older versions kept one cart per site name. Their lines move to the cart store once and the old keys go. */
export function migrateOldCarts(store: Store): void {
  for (const site of sites) {
    const entry = oldCart(site);
    const old = store.read(entry);
    if (old.length === 0) continue;
    const cart = store.read(stored.cart);
    const oldLines = cart.list[site] ?? [];
    const knownIds = new Set(oldLines.map(({ id }) => id));
    const moved = old.filter(({ id }) => !knownIds.has(id));
    store.write(stored.cart, {
      ...cart,
      list: { ...cart.list, [site]: [...oldLines, ...moved].slice(0, listLimit) },
      selected: {
        ...cart.selected,
        [site]: [...(cart.selected[site] ?? []), ...moved.filter(({ status }) => status).map(({ id }) => id)],
      },
    });
    store.remove(entry);
  }
}
