import type { MachineModel } from '../verify/model.ts';
import { appMachine } from './machine.ts';

const home = { path: '/home', pathName: 'home', moduleId: 'home', activityName: '' };
const forLife = 'it lives as long as the page';

/** What the children are sent when something happens, in this order; a fact that is passed on keeps its name. */
const news: Readonly<Record<string, readonly string[]>> = {
  'session.opened': ['token.received', 'session.opened'],
  'session.closed': ['token.cleared', 'session.closed'],
  'session.renewalRequested': ['token.recover'],
  'token.renewed': ['token.renewed'],
  'token.renewalFailed': ['token.renewalFailed'],
  'market.changed': ['market.changed', 'market.changed'],
  'page.becameVisible': ['page.becameVisible', 'token.check', 'page.becameVisible', 'page.becameVisible'],
  'page.becameHidden': ['page.becameHidden'],
  'page.hidden': ['page.hidden', 'page.hidden'],
  'page.entered': ['page.entered'],
  'history.changed': ['history.changed'],
  'network.wentOffline': ['notice.show'],
  'network.wentOnline': ['notice.withdraw'],
  'api.unauthorized': ['api.unauthorized'],
  'storage.changed': ['storage.changed'],
  'cart.changedElsewhere': ['cart.changedElsewhere'],
  'notice.show': ['notice.show'],
  'host.tokenReceived': ['host.tokenReceived'],
  'host.marketChanged': ['host.marketChanged'],
  'host.lightModeChanged': ['host.lightModeChanged'],
};

export const appModel: MachineModel<typeof appMachine> = {
  machine: appMachine,
  inputs: [
    {
      market: { storedSite: null, country: null },
      cart: { site: 'US', carts: {}, keySeed: '00000000-0000-4000-8000-000000000000' },
      theme: { themeId: 1, lightMode: true, reducedMotion: false, isCurrent: false },
      navigation: { origin: 'https://lampyris.example', site: 'US', embedded: false },
      pageTime: { page: home, isVisible: true },
      bridgeHost: { isPresent: false },
      offlineText: 'Oops!',
    },
  ],
  samples: {
    'session.opened': [{ type: 'session.opened', accountId: '01HADA', token: 'ada', refresh: null }],
    'session.closed': [{ type: 'session.closed' }],
    'session.renewalRequested': [{ type: 'session.renewalRequested' }],
    'token.renewed': [{ type: 'token.renewed', token: 'ada2', refresh: null }],
    'token.renewalFailed': [{ type: 'token.renewalFailed' }],
    'market.changed': [{ type: 'market.changed', site: 'EU', country: 'DE' }],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'page.becameHidden': [{ type: 'page.becameHidden' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.entered': [{ type: 'page.entered', page: home }],
    'history.changed': [{ type: 'history.changed', path: '/home' }],
    'network.wentOffline': [{ type: 'network.wentOffline' }],
    'network.wentOnline': [{ type: 'network.wentOnline' }],
    'api.unauthorized': [{ type: 'api.unauthorized', token: 'ada', path: '/order/list' }],
    'storage.changed': [{ type: 'storage.changed' }],
    'cart.changedElsewhere': [{ type: 'cart.changedElsewhere', carts: {} }],
    'notice.show': [{ type: 'notice.show', notice: { key: 'added', tone: 'success', text: 'Added' } }],
    'host.tokenReceived': [{ type: 'host.tokenReceived', token: null, accountId: null }],
    'host.marketChanged': [{ type: 'host.marketChanged', market: 'DE' }],
    'host.lightModeChanged': [{ type: 'host.lightModeChanged', lightMode: false }],
  },
  replies: {},
  abstraction: () => null,
  invariants: {
    'all ten children are there': ({ children }) => Object.keys(children).length === 10,
  },
  steps: {
    'whoever needs a fact receives it': ({ before, event, after, actions }) =>
      event.type.startsWith('xstate.') ||
      (before.value === after.value && event.type.startsWith('network.')) ||
      actions.join() === news[event.type]?.map((type) => `send ${type}`).join(),
    'the network is believed to be as the browser last said': ({ event, after }) =>
      !event.type.startsWith('network.') || after.matches('offline') === (event.type === 'network.wentOffline'),
    'a machine that stopped is reported': ({ event, actions }) =>
      !event.type.startsWith('xstate.error') || actions.join() === 'reportCrash',
    'a report names the machine, and why it stopped': ({ event, effects }) =>
      effects.every(
        ({ name, params }) =>
          name !== 'reportCrash' ||
          (event.type === `xstate.error.actor.${Reflect.get(Object(params), 'actor')}` &&
            Reflect.get(Object(params), 'error') === Reflect.get(event, 'error')),
      ),
  },
  endless: {
    session: forLife,
    tokenRefresh: forLife,
    market: forLife,
    cart: forLife,
    theme: forLife,
    navigation: forLife,
    notifications: forLife,
    dialogs: forLife,
    pageTime: forLife,
    bridgeHost: forLife,
  },
  isPinned: true,
  ignored: {
    'network.wentOffline': { offline: 'it is known' },
    'network.wentOnline': { online: 'it is known' },
  },
};
