import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { bridgeHostMachine } from '../bridge-host/machine.ts';
import { cartMachine } from '../cart/machine.ts';
import { marketMachine } from '../market/machine.ts';
import { selectNotices } from '../notifications/selectors.ts';
import { notificationsMachine } from '../notifications/machine.ts';
import { navigationMachine } from '../navigation/machine.ts';
import { sessionMachine } from '../session/machine.ts';
import type { Identity } from '../session/types.ts';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createAppImplementations } from './implementations.ts';
import type { appMachine } from './machine.ts';
import { selectIsOffline } from './selectors.ts';
import type { AppDependencies, AppInput } from './types.ts';
import type { CartReply, MergeAttempt, QueuedCommand } from '../cart/types.ts';
import type { PageTimeRecord } from '../page-time/types.ts';
import type { RefreshReply, RefreshRequest } from '../token-refresh/types.ts';
import type { ThemePair } from '../theme/types.ts';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

const place = (path: string) => ({ path, pathName: path, moduleId: '', activityName: '' });

const input: AppInput = {
  market: { storedSite: 'US', country: 'US' },
  cart: {
    site: 'US',
    keySeed: '00000000-0000-4000-8000-000000000000',
    carts: {
      US: {
        lines: [{ id: 'firefly_0', sku: 'firefly', buyType: 0, quantity: 2, status: true }],
        selected: ['firefly_0'],
      },
    },
  },
  theme: { themeId: 1, lightMode: true, reducedMotion: true, isCurrent: false },
  navigation: { origin: 'https://lampyris.example', site: 'US', embedded: false },
  pageTime: { page: place('/home'), isVisible: true },
  bridgeHost: { isPresent: true },
  offlineText: 'Oops!',
};

async function openShop(
  machine: typeof appMachine,
  change: (deps: AppDependencies) => AppDependencies = (deps) => deps,
) {
  const clock = new SimulatedClock();
  const identity = fakeEffect<[AbortSignal], Identity | null>();
  const refresh = fakeEffect<[RefreshRequest, AbortSignal], RefreshReply>();
  const merge = fakeEffect<[MergeAttempt, AbortSignal], void>();
  const count = fakeEffect<[string, AbortSignal], number>();
  const command = fakeEffect<[QueuedCommand, AbortSignal], CartReply>();
  const theme = fakeEffect<[string, AbortSignal], ThemePair>();
  const reports: (readonly PageTimeRecord[])[] = [];
  const loginRequests: (string | null)[] = [];
  const pushed: string[] = [];
  const nothing = () => undefined;
  const deps: AppDependencies = {
    session: {
      readIdentity: identity.effect,
      logOut: () => Promise.resolve(),
      persistIdentity: nothing,
      requestLogin: (to) => loginRequests.push(to),
    },
    tokenRefresh: { refreshToken: refresh.effect, persistTokens: nothing, readClock: () => 1.8e12 },
    market: {
      getMarketInfo: () => Promise.resolve({ market: null, country: null }),
      applyMarket: () => Promise.resolve(),
      persistSite: nothing,
    },
    cart: {
      openMerge: (whose) =>
        Promise.resolve({ ...whose, lines: [{ sku: 'firefly', quantity: 2, buyType: 0 }], key: 'key 1' }),
      mergeCart: merge.effect,
      forgetMerge: nothing,
      keepAddition: nothing,
      forgetAddition: nothing,
      readAdditions: () => [],
      fetchCount: count.effect,
      addLine: command.effect,
      updateLines: command.effect,
      deleteLines: command.effect,
      persistCarts: nothing,
      cartChanged: nothing,
      commandRefused: nothing,
    },
    theme: {
      pageLoaded: () => Promise.resolve(),
      fetchTheme: theme.effect,
      applyTheme: nothing,
      persistThemeId: nothing,
      report: nothing,
    },
    navigation: {
      pushInApp: (to) => pushed.push(to),
      replaceInApp: nothing,
      goBack: nothing,
      goHome: nothing,
      clearHostNotice: nothing,
      hideOverlay: nothing,
    },
    pageTime: {
      upload: (records) => {
        reports.push(records);
        return Promise.resolve();
      },
      keepRecords: nothing,
    },
    bridgeHost: { executeCall: () => new Promise(nothing) },
    reportCrash: (actor, error) => {
      throw new Error(`${actor} stopped`, { cause: error });
    },
  };
  const app = createActor(machine.provide(await createAppImplementations(change(deps), () => Promise.resolve())), {
    clock,
    input,
    systemId: 'app',
  }).start();
  const child = <TMachine extends AnyStateMachine>(id: string, _machine: TMachine): ActorRefFrom<TMachine> =>
    app.system.get(id);
  return { clock, app, child, identity, refresh, merge, count, command, loginRequests, pushed, reports };
}

const ada: Identity = {
  token: 'ada',
  accountId: '01HADA',
  savvyUser: false,
  refresh: { refreshToken: 'ada refresh', refreshExpireTime: 1.8e12 + 13_000_000_000 },
};

export const appScenarios: Scenarios<typeof appMachine> = {
  'merges the local cart and looks at the tokens when a member arrives [S4.session.05 S4.refresh.09]': async (
    machine,
  ) => {
    const { identity, merge, refresh } = await openShop(machine);
    identity.last().reply.resolve(ada);
    await settle();
    expect(merge.last().args[0].lines).toEqual([{ sku: 'firefly', quantity: 2, buyType: 0 }]);
    expect(refresh.last().args[0].bearer).toBe('ada');
  },

  'turns a refused token into one renewal and one log-in, and keeps the local cart [S4.session.01 S4.session.02 S4.session.04]':
    async (machine) => {
      const { app, child, identity, refresh, loginRequests } = await openShop(machine);
      identity.last().reply.resolve(ada);
      await settle();
      refresh.last().reply.reject(new Error('revoked'));
      await settle();
      app.send({ type: 'api.unauthorized', token: 'ada', path: '/order/list' });
      app.send({ type: 'api.unauthorized', token: 'ada', path: '/coin/center' });
      await settle();
      refresh.last().reply.reject(new Error('revoked'));
      await settle();
      app.send({ type: 'api.unauthorized', token: 'ada', path: '/coin/center' });
      expect(refresh.calls).toHaveLength(2);
      expect(loginRequests).toEqual(['/order/list']);
      expect(child('session', sessionMachine).getSnapshot().context.token).toBeNull();
      expect(child('cart', cartMachine).getSnapshot().context.count).toBe(2);
    },

  'starts navigation and the bridge with what the page knows': async (machine) => {
    const { child } = await openShop(machine);
    expect(child('navigation', navigationMachine).getSnapshot().context).toMatchObject(input.navigation);
    expect(child('bridgeHost', bridgeHostMachine).getSnapshot().context.isPresent).toBe(true);
  },

  'looks at the tokens again when the page is seen again [S4.refresh.05 S4.refresh.09]': async (machine) => {
    const { app, identity, refresh } = await openShop(machine);
    identity.last().reply.resolve(ada);
    await settle();
    refresh.last().reply.reject(new Error('offline'));
    await settle();
    expect(refresh.calls).toHaveLength(1);
    app.send({ type: 'page.becameVisible' });
    await settle();
    expect(refresh.calls).toHaveLength(2);
  },

  'sends nothing of one member for the next, though nobody signs out in between': async (machine) => {
    const { app, child, identity, merge, count, command } = await openShop(machine);
    identity.last().reply.resolve(ada);
    await settle();
    merge.last().reply.resolve();
    await settle();
    for (const sku of ['arc', 'dome', 'glow']) child('cart', cartMachine).send({ type: 'cart.add', sku, quantity: 1 });
    await settle();
    app.send({ type: 'host.tokenReceived', token: 'bob', accountId: '01HBOB' });
    await settle();
    expect(command.calls.map(({ args }) => [args[0].account, args[1].aborted])).toEqual([['01HADA', true]]);
    count.calls[0]?.reply.resolve(9);
    command.last().reply.resolve({ count: 9 });
    await settle();
    expect(child('cart', cartMachine).getSnapshot().context).toMatchObject({ account: '01HBOB', queue: [], count: 0 });
  },

  'hands a renewed token to the session without merging again': async (machine) => {
    const { child, identity, merge, refresh } = await openShop(machine);
    identity.last().reply.resolve(ada);
    await settle();
    refresh
      .last()
      .reply.resolve({ token: 'ada2', refreshToken: 'r2', refreshTokenExpireTime: 1.8e12 + 15_000_000_000 });
    await settle();
    expect(child('session', sessionMachine).getSnapshot().context.token).toBe('ada2');
    expect(merge.calls).toHaveLength(1);
  },

  'goes on when an effect throws, and says so': async (machine) => {
    const crashes: string[] = [];
    const { child, identity } = await openShop(machine, (deps) => ({
      ...deps,
      cart: {
        ...deps.cart,
        persistCarts: () => {
          throw new Error('the storage is broken');
        },
      },
      reportCrash: (actor) => crashes.push(actor),
    }));
    identity.last().reply.resolve(null);
    await settle();
    const cart = child('cart', cartMachine);
    for (const sku of ['arc', 'dome']) cart.send({ type: 'cart.add', sku, quantity: 1 });
    expect([cart.getSnapshot().status, cart.getSnapshot().context.count]).toEqual(['active', 4]);
    expect(crashes).toEqual(['cart', 'cart']);
  },

  'moves links and cart to a market that the shopper chose': async (machine) => {
    const { clock, child, pushed, identity } = await openShop(machine);
    identity.last().reply.resolve(null);
    await settle();
    child('market', marketMachine).send({ type: 'market.choose', market: 'FR' });
    await settle();
    child('navigation', navigationMachine).send({ type: 'link.open', url: '/home' });
    expect(pushed).toEqual(['/home?site=EU']);
    clock.increment(300);
    expect(child('cart', cartMachine).getSnapshot().context.count).toBe(0);
  },

  'says that the network is gone, once, and stops saying it when it is back [S8.errors.04]': async (machine) => {
    const { app, child } = await openShop(machine);
    const contents = () =>
      selectNotices(child('notifications', notificationsMachine).getSnapshot()).map(({ content }) => content);
    app.send({ type: 'network.wentOffline' });
    app.send({ type: 'network.wentOffline' });
    expect(contents()).toMatchObject([{ text: 'Oops!', tone: 'warning' }]);
    expect(selectIsOffline(app.getSnapshot())).toBe(true);
    app.send({ type: 'network.wentOnline' });
    expect(contents()).toEqual([]);
  },

  'the time in view of each page is reported when the document is left': async (machine) => {
    const { app, clock, reports } = await openShop(machine);
    clock.increment(3_000);
    app.send({ type: 'page.entered', page: place('/shopping-cart') });
    app.send({ type: 'page.becameHidden' });
    app.send({ type: 'page.becameVisible' });
    clock.increment(3_000);
    app.send({ type: 'page.hidden' });
    expect(reports.flat().map(({ path, duration }) => [path, duration])).toEqual([['/home', 3_000]]);
  },

  'the news of the shell reach whom they concern': async (machine) => {
    const { child, identity, merge } = await openShop(machine);
    identity.last().reply.resolve(null);
    await settle();
    const shell = child('bridgeHost', bridgeHostMachine);
    shell.send({ type: 'host.eventReceived', news: { type: 'host.tokenReceived', token: 'ada', accountId: '01HADA' } });
    await settle();
    shell.send({ type: 'host.eventReceived', news: { type: 'host.marketChanged', market: 'DE' } });
    await settle();
    expect(child('session', sessionMachine).getSnapshot().context.token).toBe('ada');
    expect(child('market', marketMachine).getSnapshot().context.site).toBe('EU');
    expect(merge.calls).toHaveLength(1);
  },
};
