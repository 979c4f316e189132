import { createActor, type ActorRefFrom } from 'xstate';
import { createAppImplementations } from '#machines/app/implementations.ts';
import { appMachine } from '#machines/app/machine.ts';
import type { AppInput } from '#machines/app/types.ts';
import type { NoticeContent } from '#machines/notice/types.ts';
import { pageSkeletonMachine } from '#machines/page-skeleton/machine.ts';
import type { Site } from '#rules/markets.ts';
import { effectiveTheme, themeIdOf } from '#rules/theme-id.ts';
import { openSlowRequestMonitor } from '../api/slow-requests.ts';
import { migrateAddressDraft } from '../storage/address-draft.ts';
import { tabStore } from '../storage/browser-store.ts';
import { readCarts } from '../storage/carts.ts';
import { keepFirstValues } from '../storage/first-values.ts';
import { stored } from '../storage/keys.ts';
import { migrateOldCarts } from '../storage/old-carts.ts';
import { createTabs } from '../storage/tabs.ts';
import { openTokenVault } from '../storage/token-vault.ts';
import { layoutText } from '../text/layout.ts';
import type { Actors, Watch } from './actors.ts';
import { additionsOf } from './added/additions.ts';
import { answerOf, askThrough } from './dialogs/ask.ts';
import { bearerOf } from './session/bearer.ts';
import type { EffectDependencies } from './effect-dependencies.ts';
import { keepAppBar } from './bridge/app-bar.ts';
import { connect } from './bridge/connect.ts';
import type { Engine } from './bridge/engine.ts';
import type { Page } from './bridge/open-bridge.ts';
import { executeCall, settleCall } from './bridge/host-calls.ts';
import { cartEffects } from './cart/cart-effects.ts';
import { listenToBrowser } from './listen-to-browser.ts';
import { marketEffects } from './market/market-effects.ts';
import { navigationEffects } from './navigation/navigation-effects.ts';
import { pageTimeEffects, pageTimeInput } from './page-time/page-time-effects.ts';
import { sessionEffects } from './session/session-effects.ts';
import { isLookCurrent } from './theme/page-look.ts';
import { themeEffects } from './theme/theme-effects.ts';
import { tokenRefreshEffects } from './session/token-refresh-effects.ts';

const autoTheme = '3';

interface Environment extends Omit<
  EffectDependencies,
  'bridge' | 'inApp' | 'isInFront' | 'notify' | 'goTo' | 'vault' | 'tabs'
> {
  /** Goes on in another task. */
  readonly nextTask: () => Promise<void>;
}

/**
 * Starts the machines of this browser, once per document, with their real effects. In slices, between which the browser
 * can answer a tap: what happens meanwhile waits in the mailbox of the machine it is for.
 * @param engine of the bridge, where the page may be inside an app
 */
export async function startActors(
  { nextTask, ...environment }: Environment,
  site: Site,
  engine?: Engine,
  watch?: Watch,
): Promise<Actors> {
  // The code of the machines has just been evaluated.
  await nextTask();
  migrateOldCarts(environment.store);
  migrateAddressDraft(environment.store, tabStore);
  keepFirstValues(environment.store, {
    jar: environment.jar,
    now: Date.now(),
    makeId: () => crypto.randomUUID(),
  });
  // The effects speak to machines that are created below.
  const created: { app?: ActorRefFrom<typeof appMachine> } = {};
  const late: { ask?: Actors['ask'] } = {};
  const host = () => created.app?.getSnapshot().children.bridgeHost;
  const page: Page = {
    ask: (question, signal) => answerOf(late.ask?.(question), signal),
    onUnknownMessage: () => host()?.send({ type: 'host.unknownMessageReceived' }),
  };
  const { shop, app: around } = connect(environment, page, host, engine);
  const deps: EffectDependencies = {
    ...environment,
    bridge: shop,
    inApp: around?.engine,
    vault: openTokenVault(),
    tabs: createTabs('BroadcastChannel' in window ? () => new BroadcastChannel('lampyris') : undefined),
    isInFront: () => document.visibilityState === 'visible',
    notify: (notice: NoticeContent) => created.app?.send({ type: 'notice.show', notice }),
    goTo: (url) => created.app?.getSnapshot().children.navigation?.send({ type: 'link.open', url }),
  };
  const implementations = await createAppImplementations(
    {
      session: sessionEffects(deps),
      tokenRefresh: tokenRefreshEffects(deps),
      market: marketEffects(deps),
      cart: cartEffects(deps),
      theme: themeEffects(deps),
      navigation: navigationEffects(deps),
      pageTime: pageTimeEffects(deps),
      bridgeHost: { executeCall },
      reportCrash: (actor, error) => {
        deps.log.pageError(new Error(`The machine ${actor} failed`, { cause: error }));
      },
    },
    nextTask,
  );
  const machine = appMachine.provide(implementations);
  await nextTask();

  // What the browser shows now and what it says from now on: both in one task, so that nothing falls between them.
  const app = createActor(machine, { systemId: 'app', input: inputOf(deps, site) });
  created.app = app;
  app.subscribe({
    error: (error) => {
      deps.log.pageError(error);
    },
  });
  watch?.(app);
  const { session, market, cart, theme, navigation, notifications, dialogs, bridgeHost } = app.getSnapshot().children;
  if (!session || !market || !cart || !theme || !navigation || !notifications || !dialogs || !bridgeHost) {
    throw new Error('A machine did not start');
  }
  bridgeHost.on('bridge.settled', settleCall);
  around?.engine.listenToHost(around.bridge, bridgeHost, deps);
  const { lastMove } = listenToBrowser(app, { cart, market }, deps);
  late.ask = askThrough(dialogs);
  await nextTask();

  app.start();
  await nextTask();

  const newSkeleton = () => {
    const skeleton = createActor(pageSkeletonMachine);
    watch?.(skeleton);
    return skeleton;
  };
  const ask = around ? around.engine.askInApp(shop, late.ask) : late.ask;
  const bearer = bearerOf(app, session);
  keepAppBar(around?.bridge, { cart }, deps);
  around?.engine.begin(around.bridge, { app, theme, ask }, deps);
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
    additions: additionsOf({ app, cart }, deps),
    bearer,
    bridge: shop,
    calls: openSlowRequestMonitor(),
    newSkeleton,
    watch,
    lastMove,
  };
}

function inputOf(deps: EffectDependencies, site: Site): AppInput {
  const { store, bridge } = deps;
  const query = new URLSearchParams(window.location.search);
  const themeId = query.get('themeId') ?? (store.read(stored.themeId) || autoTheme);
  const lightMode = firstLightMode(deps, query.get('lightMode'));
  return {
    market: { storedSite: site, country: store.read(stored.country) || null },
    navigation: { origin: window.location.origin, site, embedded: bridge.isNative },
    theme: {
      themeId,
      lightMode,
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      isCurrent: isLookCurrent(store, effectiveTheme(themeIdOf(themeId), lightMode)),
    },
    cart: { site, carts: readCarts(store), keySeed: crypto.randomUUID() },
    pageTime: pageTimeInput(deps),
    bridgeHost: { isPresent: bridge.isNative },
    offlineText: layoutText.offline,
  };
}

/** As the script of the head decides it: by the address that the app opened; else by the app's last word or the device. */
function firstLightMode({ store, bridge }: EffectDependencies, requested: string | null): boolean {
  if (requested !== null) return requested === '1' || requested === 'true';
  if (bridge.isNative && store.holds(stored.lightMode)) return store.read(stored.lightMode);
  return !window.matchMedia('(prefers-color-scheme: dark)').matches;
}
