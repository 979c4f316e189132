import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/machine.ts';
import { selectSite } from '#machines/market/selectors.ts';
import { placeOf } from '#rules/markets.ts';
import { readCarts } from '../storage/carts.ts';
import { writeSiteCookie } from '../storage/cookies.ts';
import { stored } from '../storage/keys.ts';
import { storeMarket } from '../storage/market.ts';
import type { Actors, Move } from './actors.ts';
import { nameMarketInAddress } from './market/address-site.ts';
import type { EffectDependencies } from './effect-dependencies.ts';
import { pagePlaceOf, shownPath } from './page-time/page-time-effects.ts';

/** Tells the machines what happens in the browser for as long as the app runs, and the page what happens in the cart. */
export function listenToBrowser(
  app: ActorRefFrom<typeof appMachine>,
  { cart, market }: Pick<Actors, 'cart' | 'market'>,
  {
    store,
    tabs,
    jar,
    base,
    bridge,
    isInFront,
  }: Pick<EffectDependencies, 'store' | 'tabs' | 'jar' | 'base' | 'bridge' | 'isInFront'>,
) {
  const running = new AbortController();
  app.subscribe({ complete: () => running.abort() });
  const { signal } = running;

  const site = () => selectSite(market.getSnapshot());
  const last: { move: Move; address: string } = { move: 'push', address: window.location.href };
  const routeChanged = (move: Move) => () => {
    last.move = move;
    last.address = window.location.href;
    const path = shownPath(base);
    app.send({ type: 'history.changed', path });
    app.send({ type: 'page.entered', page: pagePlaceOf(path) });
  };
  const movedInHistory = () => {
    nameMarketInAddress(site());
    routeChanged('history')();
  };
  window.addEventListener('popstate', movedInHistory, { signal });
  // The router announces its own changes under these names.
  window.addEventListener('pushState', routeChanged('push'), { signal });
  window.addEventListener('replaceState', routeChanged('replace'), { signal });

  const visibilityChanged = () => {
    // The next page begins in the market of the tab that was seen last.
    if (isInFront()) writeSiteCookie(jar, site());
    if (isInFront() && store.read(stored.site) !== site()) storeMarket(store, placeOf(site(), undefined));
    app.send({ type: isInFront() ? 'page.becameVisible' : 'page.becameHidden' });
  };
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  window.addEventListener('pagehide', () => app.send({ type: 'page.hidden' }), { signal });
  window.addEventListener('offline', () => app.send({ type: 'network.wentOffline' }), { signal });
  // The network may have gone before the code of the machines was here.
  if (!navigator.onLine) app.send({ type: 'network.wentOffline' });
  window.addEventListener('online', () => app.send({ type: 'network.wentOnline' }), { signal });

  const colourSchemeChanged = ({ matches }: MediaQueryListEvent) => {
    // Inside an app the app says it.
    if (!bridge.isNative) app.send({ type: 'host.lightModeChanged', lightMode: !matches });
  };
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourSchemeChanged, { signal });

  const storageChanged = ({ key }: StorageEvent) => {
    if (key === stored.token.key || key === null) app.send({ type: 'storage.changed' });
    if (key === stored.cart.key || key === null) app.send({ type: 'cart.changedElsewhere', carts: readCarts(store) });
  };
  window.addEventListener('storage', storageChanged, { signal });
  tabs.listen(() => {
    app.send({ type: 'storage.changed' });
  });

  cart.on('cartMerged', ({ type }) => bridge.mention('notifyApp', { name: type }));
  cart.on('updateCartCount', ({ type, count }) => bridge.mention('notifyApp', { name: type, data: count }));
  cart.on('updateCartCountV2', ({ type, count, site }) =>
    bridge.mention('notifyApp', { name: type, data: { count, site } }),
  );

  // After Back the router renders, and asks, before it is heard of here.
  return { lastMove: () => (window.location.href === last.address ? last.move : 'history') };
}
