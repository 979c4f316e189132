import type { MachineModel } from '../verify/model.ts';
import { appMachine } from './machine.ts';

const home = { path: '/home', pathName: 'home', moduleId: 'home', activityName: '' };
const forLife = 'it lives as long as the page';

export const appModel: MachineModel<typeof appMachine> = {
  machine: appMachine,
  inputs: [
    {
      market: { storedSite: null, country: null },
      cart: { site: 'US', carts: {} },
      theme: { themeId: 1, lightMode: true, reducedMotion: false },
      navigation: { origin: 'https://lampyris.example', site: 'US', embedded: false },
      pageTime: { page: home, isVisible: true, records: [] },
      offlineText: 'Oops!',
    },
  ],
  samples: {
    'session.opened': [{ type: 'session.opened', token: 'ada', refresh: null }],
    'session.closed': [{ type: 'session.closed' }],
    'session.renewalWanted': [{ type: 'session.renewalWanted' }],
    'token.renewed': [{ type: 'token.renewed', token: 'ada2', refresh: null }],
    'token.notRenewed': [{ type: 'token.notRenewed' }],
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
    'links carry the new market before the cart asks for it': ({ event, actions }) =>
      event.type !== 'market.changed' || actions.filter((name) => name === 'send market.changed').length === 2,
    'the cart never sees a token': ({ event, actions }) =>
      event.type !== 'session.opened' || actions.join() === 'send token.held,send session.opened',
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
  ignored: {
    'network.wentOffline': { offline: 'it is known' },
    'network.wentOnline': { online: 'it is known' },
  },
};
