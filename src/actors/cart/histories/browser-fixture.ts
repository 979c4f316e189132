import { QueryClient } from '@tanstack/react-query';
import { createActor, SimulatedClock } from 'xstate';
import { createCartImplementations } from '#machines/cart/implementations.ts';
import { cartMachine } from '#machines/cart/machine.ts';
import type { CartDependencies, CartEvent } from '#machines/cart/types.ts';
import type { Site } from '#rules/markets.ts';
import { createShopClient } from '../../../api/client.ts';
import { readCarts } from '../../../storage/carts.ts';
import { stored } from '../../../storage/keys.ts';
import type { TokenVault } from '../../../storage/token-vault.ts';
import { createStore } from '../../../storage/store.ts';
import { cartEffects } from '../cart-effects.ts';
import type { CartServer } from './server-fixture.ts';

/** News on its way to a tab: a stored value of another tab, or a login there. Each kind keeps its order, and they overtake each other. */
type News = { readonly key: string; readonly text: string | null } | { readonly event: CartEvent };

/** One storage area as a tab sees it: a write of another tab is not there before its news has arrived. */
function createArea(notify: (news: News) => void) {
  const values = new Map<string, string>();
  const area: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => {
      values.set(key, text);
      notify({ key, text });
    },
    removeItem: (key) => {
      values.delete(key);
      notify({ key, text: null });
    },
  };
  return { area, values };
}

/** The lock that all tabs of a browser share. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(_task: string, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  };
}

export type Tab = ReturnType<typeof openTab>;

interface Shared {
  readonly server: CartServer;
  readonly alone: TokenVault['alone'];
  readonly site: Site;
  readonly isMember: boolean;
  readonly values: Iterable<readonly [string, string]>;
  readonly notifyOthers: (news: News) => void;
  readonly isInFront: () => boolean;
  readonly change: (effects: CartDependencies) => CartDependencies;
}

/** A tab with the real machine, effects and storage adapter; only the browser and the network are made up. */
function openTab({ server, alone, site, isMember, values, notifyOthers: notifyOthers, isInFront, change }: Shared) {
  const elsewhere: { foreignChange: (key: string | null) => void } = { foreignChange: () => undefined };
  const own = createArea(notifyOthers);
  for (const [key, text] of values) own.values.set(key, text);
  const store = createStore({
    area: () => own.area,
    onForeignChange: (listener) => {
      elsewhere.foreignChange = listener;
    },
  });
  const unused = () => {
    throw new Error('The cart does not need this');
  };
  const effects = cartEffects({
    client: createShopClient((request) => server.receive(request), 'https://shop.test'),
    store,
    vault: { read: unused, write: unused, alone },
    data: new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }),
    isInFront,
    notify: () => undefined,
  });
  const clock = new SimulatedClock();
  const actor = createActor(cartMachine.provide(createCartImplementations(change(effects))), {
    clock,
    input: { site, carts: readCarts(store), keySeed: crypto.randomUUID() },
  });
  actor.start();
  if (isMember) actor.send({ type: 'session.opened', accountId: 'ada' });
  const news: News[] = [];
  return {
    actor,
    clock,
    store,
    values: own.values,
    news,
    /** Brings the oldest piece of news of the kind that `pick` says, else of the other kind. */
    hear(pick: number) {
      const nextIndex = news.findIndex((each) => 'event' in each === (pick % 2 === 0));
      const [piece] = news.splice(Math.max(nextIndex, 0), 1);
      if (!piece) return;
      if ('event' in piece) return actor.send(piece.event);
      if (piece.text === null) own.values.delete(piece.key);
      else own.values.set(piece.key, piece.text);
      elsewhere.foreignChange(piece.key);
      if (piece.key === stored.cart.key) actor.send({ type: 'cart.changedElsewhere', carts: readCarts(store) });
    },
  };
}

/** Two tabs of one browser. */
export function openBrowser(server: CartServer, change: Shared['change']) {
  const alone = createLock();
  const tabs: Tab[] = [];
  const front = { index: 0 };
  const open = (index: number, site: Site, isMember: boolean, values: Iterable<readonly [string, string]>): Tab =>
    openTab({
      server,
      alone,
      site,
      isMember,
      values: [...values],
      isInFront: () => front.index === index,
      change,
      notifyOthers: (news) => tabs.forEach((tab, other) => other !== index && tab.news.push(news)),
    });
  for (const index of [0, 1]) tabs[index] = open(index, 'US', false, []);
  const tab = (index: number): Tab => {
    const found = tabs[index];
    if (!found) throw new Error(`There is no tab ${index}`);
    return found;
  };
  return {
    tabs,
    tab,
    inFront: () => front.index,
    /** The shopper looks at this tab; at the speed of a hand all news has come by then. */
    bringToFront(index: number) {
      front.index = index;
      while (tab(index).news.length > 0) tab(index).hear(0);
    },
    /** Tells the tab now and the others some time. */
    announce(index: number, event: CartEvent) {
      tabs.forEach((other, at) => (at === index ? other.actor.send(event) : other.news.push({ event })));
    },
    reload(index: number, isMember: boolean) {
      const before = tab(index);
      while (before.news.length > 0) before.hear(0);
      before.actor.stop();
      tabs[index] = open(index, before.actor.getSnapshot().context.site, isMember, before.values);
    },
  };
}
