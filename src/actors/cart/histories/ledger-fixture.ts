import type { Site } from '#rules/markets.ts';

/** What one place holds in one market: quantities by sku, newest sku first, and the chosen skus. */
interface Shelf {
  skus: string[];
  readonly quantities: Map<string, number>;
  readonly chosen: Set<string>;
}

const newShelf = (): Shelf => ({ skus: [], quantities: new Map(), chosen: new Set() });

/** An account of where every piece must be, told from the shopper's deeds alone: it knows no machine, request or storage. */
export function createLedger() {
  const here = new Map<Site, Shelf>();
  const there = new Map<Site, Shelf>();
  let isMember = false;

  const shelfOf = (place: Map<Site, Shelf>, site: Site): Shelf => {
    const shelf = place.get(site) ?? newShelf();
    place.set(site, shelf);
    return shelf;
  };
  const put = (shelf: Shelf, sku: string, quantity: number) => {
    if (quantity <= 0) {
      shelf.skus = shelf.skus.filter((other) => other !== sku);
      shelf.quantities.delete(sku);
      shelf.chosen.delete(sku);
      return;
    }
    if (!shelf.quantities.has(sku)) {
      shelf.skus.unshift(sku);
      shelf.chosen.add(sku);
    }
    shelf.quantities.set(sku, quantity);
  };
  const current = (site: Site) => shelfOf(isMember ? there : here, site);

  return {
    isMember: () => isMember,
    add(site: Site, sku: string, quantity: number) {
      put(current(site), sku, (current(site).quantities.get(sku) ?? 0) + quantity);
      if (isMember) current(site).chosen.add(sku);
    },
    overwrite(site: Site, sku: string, quantity: number) {
      put(current(site), sku, quantity);
    },
    set(site: Site, sku: string, quantity: number) {
      if (current(site).quantities.has(sku)) put(current(site), sku, quantity);
    },
    choose(site: Site, sku: string, on: boolean) {
      if (!current(site).quantities.has(sku)) return;
      if (on) current(site).chosen.add(sku);
      else current(site).chosen.delete(sku);
    },
    logIn: () => {
      isMember = true;
    },
    logOut: () => {
      isMember = false;
    },
    /** Everything that waited for the member in the markets on show has moved to the account. */
    settle(onShow: readonly Site[]) {
      if (!isMember) return;
      for (const site of onShow) {
        const { skus, quantities } = shelfOf(here, site);
        for (const sku of skus.toReversed()) {
          const account = shelfOf(there, site);
          put(account, sku, (account.quantities.get(sku) ?? 0) + (quantities.get(sku) ?? 0));
        }
        here.set(site, newShelf());
      }
    },
    local: (site: Site) => shelfOf(here, site),
    account: (site: Site) => shelfOf(there, site),
  };
}
