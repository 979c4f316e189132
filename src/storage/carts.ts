import type { LocalCart } from '#rules/cart-lines.ts';
import { sites, type Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

type Carts = Readonly<Partial<Record<Site, LocalCart>>>;

/** The guest carts of all markets; a selection without its line is left out. */
export function readCarts(store: Store): Carts {
  const { list, selected } = store.read(stored.cart);
  const carts: Partial<Record<Site, LocalCart>> = {};
  for (const site of sites) {
    const lines = list[site] ?? [];
    const ids = new Set(lines.map(({ id }) => id));
    carts[site] = { lines, selected: (selected[site] ?? []).filter((key) => ids.has(key)) };
  }
  return carts;
}

export function writeCarts(store: Store, carts: Carts): void {
  const list: Partial<Record<Site, LocalCart['lines']>> = {};
  const selected: Partial<Record<Site, LocalCart['selected']>> = {};
  const status: Partial<Record<Site, readonly string[]>> = {};
  for (const site of sites) {
    const cart = carts[site];
    if (!cart || cart.lines.length === 0) continue;
    // The key beside the id that equals it: the specification keeps both.
    list[site] = cart.lines.map((line) => ({ ...line, key: line.id }));
    selected[site] = cart.selected;
    status[site] = cart.lines.flatMap((line) => (line.status ? line.id : []));
  }
  store.write(stored.cart, { list, selected, status });
}
