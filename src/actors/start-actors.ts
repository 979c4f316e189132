import { createActor, type ActorRefFrom } from 'xstate';
import { createAppImplementations } from '#machines/app/implementations.ts';
import { appMachine } from '#machines/app/machine.ts';
import type { AppInput } from '#machines/app/types.ts';
import type { NoticeContent } from '#machines/notice/types.ts';
import { pageSkeletonMachine } from '#machines/page-skeleton/machine.ts';
import type { Site } from '#rules/markets.ts';
import { readCarts } from '../storage/carts.ts';
import { stored } from '../storage/keys.ts';
import { migrateOldCarts } from '../storage/old-carts.ts';
import { createTabs } from '../storage/tabs.ts';
import { openTokenVault } from '../storage/token-vault.ts';
import { layoutText } from '../text/layout.ts';
import type { Actors, Watch } from './actors.ts';
import { askThrough } from './ask.ts';
import { bearerOf } from './bearer.ts';
import type { Browser } from './browser.ts';
import { bridgeHostEffects, listenToShell } from './bridge-host.ts';
import { cartEffects } from './cart.ts';
import { listenToBrowser } from './listen-to-browser.ts';
import { marketEffects } from './market.ts';
import { openNativeShell } from './native-shell.ts';
import { navigationEffects } from './navigation.ts';
import { pageTimeEffects, pageTimeInput } from './page-time.ts';
import { sessionEffects } from './session.ts';
import { themeEffects } from './theme.ts';
import { tokenRefreshEffects } from './token-refresh.ts';

const autoTheme = '3';

/** Starts the machines of this browser, once per document, with their real effects. */
export function startActors(
  parts: Omit<Browser, 'isInFront' | 'notify' | 'goTo' | 'vault' | 'tabs'>,
  site: Site,
  watch?: Watch,
): Actors {
  migrateOldCarts(parts.store);
  // The effects speak to machines that are started below.
  const started: { app?: ActorRefFrom<typeof appMachine> } = {};
  const browser: Browser = {
    ...parts,
    vault: openTokenVault(),
    tabs: createTabs('BroadcastChannel' in window ? () => new BroadcastChannel('lampyris') : undefined),
    isInFront: () => document.visibilityState === 'visible',
    notify: (notice: NoticeContent) => started.app?.send({ type: 'notice.show', notice }),
    goTo: (url) => started.app?.getSnapshot().children.navigation?.send({ type: 'link.open', url }),
  };
  const shell = openNativeShell(window);
  const app = createActor(
    appMachine.provide(
      createAppImplementations({
        session: sessionEffects(browser),
        tokenRefresh: tokenRefreshEffects(browser),
        market: marketEffects(browser),
        cart: cartEffects(browser),
        theme: themeEffects(browser),
        navigation: navigationEffects(browser),
        pageTime: pageTimeEffects(browser),
        bridgeHost: bridgeHostEffects(browser, shell),
        reportCrash: (actor, error) => {
          browser.log.pageError(new Error(`The machine ${actor} stopped`, { cause: error }));
        },
      }),
    ),
    { systemId: 'app', input: inputOf(browser, site) },
  );
  started.app = app;
  app.subscribe({
    error: (error) => {
      browser.log.pageError(error);
    },
  });
  watch?.(app);
  app.start();

  const { session, market, cart, theme, navigation, notifications, dialogs, bridgeHost } = app.getSnapshot().children;
  if (!session || !market || !cart || !theme || !navigation || !notifications || !dialogs || !bridgeHost) {
    throw new Error('A machine did not start');
  }
  listenToShell(app, bridgeHost, shell);
  const { cameBack } = listenToBrowser(app, cart, browser);
  const newSkeleton = () => {
    const skeleton = createActor(pageSkeletonMachine);
    watch?.(skeleton);
    return skeleton;
  };
  const ask = askThrough(dialogs);
  const bearer = bearerOf(app, session);
  return {
    app,
    session,
    market,
    cart,
    theme,
    navigation,
    notifications,
    dialogs,
    ask,
    bearer,
    newSkeleton,
    watch,
    cameBack,
  };
}

function inputOf(browser: Browser, site: Site): AppInput {
  const { store } = browser;
  const asked = new URLSearchParams(window.location.search).get('themeId');
  return {
    market: { storedSite: site, country: store.read(stored.country) || null },
    navigation: { origin: window.location.origin, site, embedded: false },
    theme: {
      themeId: asked ?? (store.read(stored.themeId) || autoTheme),
      lightMode: !window.matchMedia('(prefers-color-scheme: dark)').matches,
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    cart: { site, carts: readCarts(store) },
    pageTime: pageTimeInput(browser),
    offlineText: layoutText.offline,
  };
}
