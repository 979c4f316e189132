import type { Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** The key that opens a guest's order in this browser; undefined for a member's order or one of another browser. */
export function accessKeyOf(store: Store, orderNo: string): string | undefined {
  return store.read(stored.guestOrders)[orderNo];
}

export function keepAccessKey(store: Store, orderNo: string, accessKey: string): void {
  store.write(stored.guestOrders, { ...store.read(stored.guestOrders), [orderNo]: accessKey });
}

/**
 * The order that came of what was bought last in a market. Whoever returns to the checkout of the same purchase belongs
 * on its payment page, not in a second order.
 */
export interface LastOrder {
  /** What was bought: the cart, or one product at once. */
  readonly purchase: string;
  readonly orderNo: string;
}

const lastOrderName = (site: Site) => `lastOrder ${site}`;

export function readLastOrder(store: Store, site: Site): LastOrder | undefined {
  const text = store.read(stored.intents)[lastOrderName(site)];
  const [, orderNo, purchase] = /^(\w+) (.+)$/.exec(typeof text === 'string' ? text : '') ?? [];
  return orderNo === undefined || purchase === undefined ? undefined : { orderNo, purchase };
}

export function keepLastOrder(store: Store, site: Site, { orderNo, purchase }: LastOrder): void {
  const { [lastOrderName(site)]: _before, ...others } = store.read(stored.intents);
  store.write(stored.intents, { ...others, [lastOrderName(site)]: `${orderNo} ${purchase}` });
}
