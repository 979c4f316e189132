import { QueryClient } from '@tanstack/react-query';
import { createActor, type SimulatedClock } from 'xstate';
import { createAppImplementations } from '#machines/app/implementations.ts';
import { appMachine } from '#machines/app/machine.ts';
import type { AppDependencies } from '#machines/app/types.ts';
import type { CartEmitted } from '#machines/cart/types.ts';
import { placeOf, type Site } from '#rules/markets.ts';
import { clientFactsOf } from '../../api/client-facts.ts';
import { createShopClient } from '../../api/client.ts';
import { createGate } from '../../api/gate.ts';
import { memberCart } from '../../api/queries/cart.ts';
import { createRemoteLog } from '../../api/remote-log.ts';
import { createServerClock } from '../../api/server-clock.ts';
import { createShopFetch } from '../../api/shop-fetch.ts';
import { readCarts } from '../../storage/carts.ts';
import { stored } from '../../storage/keys.ts';
import { storeMarket } from '../../storage/market.ts';
import { createStore } from '../../storage/store.ts';
import type { TokenVault } from '../../storage/token-vault.ts';
import { cartEffects } from '../cart/cart-effects.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { marketEffects } from '../market/market-effects.ts';
import { pageTimeEffects } from '../page-time/page-time-effects.ts';
import { bearerOf } from '../session/bearer.ts';
import { sessionEffects } from '../session/session-effects.ts';
import { tokenRefreshEffects } from '../session/token-refresh-effects.ts';
import type { createStorage, News } from './browser-fixture.ts';

/** Makes the machines or their effects worse, to see whether the laws notice. */
export interface Fault {
  readonly machine?: (machine: typeof appMachine) => typeof appMachine;
  readonly effects?: (effects: AppDependencies, deps: EffectDependencies) => Partial<AppDependencies>;
}

interface TabParts {
  readonly clock: SimulatedClock;
  readonly vault: (tab: object, isOpen: () => boolean) => TokenVault;
  readonly send: (request: Request) => Promise<Response>;
  readonly storage: ReturnType<typeof createStorage>;
  readonly values: Iterable<readonly [string, string]>;
  readonly notifyOthers: (news: News) => void;
  readonly isInFront: () => boolean;
  readonly site: Site;
  readonly fault: Fault;
}

const page = { path: '/home', pathName: 'home', moduleId: 'home', activityName: '' };

const missing = () => {
  throw new Error('The scene has no app around it');
};

/** A tab with the machines and the effects of the product; only the browser and the network are made up. */
export async function openTab({ clock, vault, send, storage, values, notifyOthers, isInFront, site, fault }: TabParts) {
  const self = { isOpen: true };
  const news: News[] = [];
  const notify = (piece: News) => {
    if (self.isOpen) notifyOthers(piece);
  };
  const { area, ...own } = storage(values, notify);
  const changes: { foreign: (key: string | null) => void } = { foreign: () => undefined };
  const store = createStore({
    area: () => area,
    onForeignChange: (listener) => {
      changes.foreign = listener;
    },
  });
  const log = createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 });
  const gate = createGate();
  // The fetch asks the machines who is here, and the machines fetch.
  const late: { bearer?: ReturnType<typeof bearerOf>; site: Site } = { site };
  const fetch = createShopFetch({
    fetch: send,
    facts: () => clientFactsOf(store, { site: late.site, ...late.bearer?.holder() }, () => 'client'),
    gate,
    clock: createServerClock(() => 0),
    deviceNow: () => 0,
    log,
    onUnauthorized: (token) => late.bearer?.renew(token, '/home') ?? Promise.resolve(false),
  });
  const client = createShopClient(fetch, 'https://shop.test');
  const data = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const deps: EffectDependencies = {
    client,
    gate,
    store,
    data,
    log,
    jar: { cookie: '' },
    vault: vault(self, () => self.isOpen),
    tabs: { notify: (message) => notify({ message }), listen: () => undefined },
    // A browser without an app around it says yes to a change of market.
    bridge: {
      isNative: false,
      call: () => Promise.resolve(JSON.parse('null')),
      mention: () => undefined,
      take: () => [],
    },
    inApp: undefined,
    base: '',
    isInFront,
    notify: () => undefined,
    goTo: () => undefined,
  };
  const nothing = () => undefined;
  const crashes: unknown[] = [];
  const effects: AppDependencies = {
    session: { ...sessionEffects(deps), requestLogin: nothing },
    tokenRefresh: tokenRefreshEffects(deps),
    market: marketEffects(deps),
    cart: cartEffects(deps),
    theme: {
      pageLoaded: () => Promise.resolve(),
      fetchTheme: () => Promise.reject(new Error('no files here')),
      applyTheme: nothing,
      persistThemeId: nothing,
      report: nothing,
    },
    navigation: {
      pushInApp: nothing,
      replaceInApp: nothing,
      goBack: nothing,
      goHome: nothing,
      clearHostNotice: nothing,
      hideOverlay: nothing,
    },
    pageTime: pageTimeEffects(deps),
    bridgeHost: { executeCall: missing },
    reportCrash: (_actor, error) => crashes.push(error),
  };
  const implementations = await createAppImplementations({ ...effects, ...fault.effects?.(effects, deps) }, () =>
    Promise.resolve(),
  );
  const app = createActor((fault.machine ?? ((machine) => machine))(appMachine.provide(implementations)), {
    clock,
    systemId: 'app',
    input: {
      market: { storedSite: site, country: null },
      navigation: { origin: 'https://shop.test', site, embedded: false },
      theme: { themeId: 1, lightMode: true, reducedMotion: true, isCurrent: true },
      cart: { site, carts: readCarts(store), keySeed: crypto.randomUUID() },
      pageTime: { page, isVisible: isInFront() },
      bridgeHost: { isPresent: false },
      offlineText: '',
    },
  });
  app.subscribe({ error: (error) => crashes.push(error) });
  const { session, market, cart, pageTime } = app.getSnapshot().children;
  if (!session || !market || !cart || !pageTime) throw new Error('A machine did not start');
  const outcomes: CartEmitted[] = [];
  for (const type of ['cart.added', 'cart.refused'] as const) cart.on(type, (event) => outcomes.push(event));
  late.bearer = bearerOf(app, session);
  market.subscribe(({ context }) => {
    late.site = context.site;
  });
  app.start();

  function hear(piece: News): void {
    if ('message' in piece) return app.send({ type: 'storage.changed' });
    changes.foreign(piece.key);
    if (piece.key === stored.token.key) app.send({ type: 'storage.changed' });
    if (piece.key === stored.cart.key) app.send({ type: 'cart.changedElsewhere', carts: readCarts(store) });
  }

  return {
    app,
    session,
    market,
    cart,
    pageTime,
    store,
    data,
    values: own.values,
    crashes,
    outcomes,
    hasNews: () => news.length > 0,
    site: () => market.getSnapshot().context.site,
    self,
    /** Brings the oldest piece of news of the kind that `pick` says, else of the other. */
    hear(pick: number) {
      const index = news.findIndex((each) => 'message' in each === (pick % 2 === 0));
      const [piece] = news.splice(Math.max(index, 0), 1);
      if (piece) hear(piece);
    },
    /** What others write is there at once; its event comes later. */
    learn(piece: News) {
      if ('key' in piece) own.hear(piece);
      news.push(piece);
    },
    hearAll() {
      for (const piece of news.splice(0)) hear(piece);
    },
    becomesVisible() {
      if (store.read(stored.site) !== market.getSnapshot().context.site)
        storeMarket(store, placeOf(market.getSnapshot().context.site, undefined));
      app.send({ type: 'page.becameVisible' });
    },
    /** What a page of a member asks for. */
    readCart() {
      const { accountId } = session.getSnapshot().context;
      const shop = { client, site: market.getSnapshot().context.site, member: accountId };
      if (accountId !== null) data.fetchQuery(memberCart(shop)).catch(() => undefined);
    },
    close() {
      self.isOpen = false;
      app.stop();
    },
  };
}

export type SceneTab = Awaited<ReturnType<typeof openTab>>;
