import type { Site } from '#rules/markets.ts';

/** What one place holds in one market: quantities by sku, newest sku first, and the chosen skus. */
interface CartRecord {
  skus: string[];
  readonly quantities: Map<string, number>;
  readonly chosen: Set<string>;
}

const newRecord = (): CartRecord => ({ skus: [], quantities: new Map(), chosen: new Set() });

/** An account of where every piece must be, computed from the shopper's actions alone: it knows no machine, request or storage. */
export function createLedger() {
  const guestCarts = new Map<Site, CartRecord>();
  const accountCarts = new Map<Site, CartRecord>();
  let isMember = false;

  const recordOf = (place: Map<Site, CartRecord>, site: Site): CartRecord => {
    const record = place.get(site) ?? newRecord();
    place.set(site, record);
    return record;
  };
  const put = (record: CartRecord, sku: string, quantity: number) => {
    if (quantity <= 0) {
      record.skus = record.skus.filter((other) => other !== sku);
      record.quantities.delete(sku);
      record.chosen.delete(sku);
      return;
    }
    if (!record.quantities.has(sku)) {
      record.skus.unshift(sku);
      record.chosen.add(sku);
    }
    record.quantities.set(sku, quantity);
  };
  const current = (site: Site) => recordOf(isMember ? accountCarts : guestCarts, site);

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
        const { skus, quantities } = recordOf(guestCarts, site);
        for (const sku of skus.toReversed()) {
          const account = recordOf(accountCarts, site);
          put(account, sku, (account.quantities.get(sku) ?? 0) + (quantities.get(sku) ?? 0));
        }
        guestCarts.set(site, newRecord());
      }
    },
    local: (site: Site) => recordOf(guestCarts, site),
    account: (site: Site) => recordOf(accountCarts, site),
  };
}
