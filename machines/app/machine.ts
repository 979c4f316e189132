import { assertEvent, forwardTo, sendTo, setup } from 'xstate';
import { bridgeHostMachine } from '../bridge-host/machine.ts';
import { cartMachine } from '../cart/machine.ts';
import { dialogsMachine } from '../dialogs/machine.ts';
import { marketMachine } from '../market/machine.ts';
import { navigationMachine } from '../navigation/machine.ts';
import { notificationsMachine } from '../notifications/machine.ts';
import { pageTimeMachine } from '../page-time/machine.ts';
import { sessionMachine } from '../session/machine.ts';
import { themeMachine } from '../theme/machine.ts';
import { tokenRefreshMachine } from '../token-refresh/machine.ts';
import { unprovidedAction } from '../unprovided.ts';
import type { AppContext, AppEvent, AppInput } from './types.ts';

/** Start it with the systemId `app`: that is the name by which its children find it. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
  },
  actors: {
    session: sessionMachine,
    tokenRefresh: tokenRefreshMachine,
    market: marketMachine,
    cart: cartMachine,
    theme: themeMachine,
    navigation: navigationMachine,
    notifications: notificationsMachine,
    dialogs: dialogsMachine,
    pageTime: pageTimeMachine,
    bridgeHost: bridgeHostMachine,
  },
  actions: {
    reportCrash: unprovidedAction<{ actor: string; error: unknown }>('reportCrash'),
    forwardToSession: forwardTo('session'),
    forwardToCart: forwardTo('cart'),
    forwardToMarket: forwardTo('market'),
    forwardToTheme: forwardTo('theme'),
    forwardToNavigation: forwardTo('navigation'),
    forwardToNotifications: forwardTo('notifications'),
    forwardToPageTime: forwardTo('pageTime'),
    setTokens: sendTo('tokenRefresh', ({ event }) => {
      assertEvent(event, 'session.opened');
      return { type: 'token.received', accountId: event.accountId, token: event.token, refresh: event.refresh };
    }),
    clearTokens: sendTo('tokenRefresh', { type: 'token.cleared' }),
    checkTokens: sendTo('tokenRefresh', { type: 'token.check' }),
    recoverToken: sendTo('tokenRefresh', { type: 'token.recover' }),
    openCart: sendTo('cart', ({ event }) => {
      assertEvent(event, 'session.opened');
      return { type: 'session.opened', accountId: event.accountId };
    }),
    closeCart: sendTo('cart', { type: 'session.closed' }),
    showOffline: sendTo('notifications', ({ context }) => ({
      type: 'notice.show',
      notice: { key: 'offline', tone: 'warning', text: context.offlineText },
    })),
    hideOffline: sendTo('notifications', { type: 'notice.withdraw', key: 'offline' }),
  },
}).createMachine({
  id: 'app',
  options: { maxIterations: 1_000 },
  description: 'The root. It keeps the machines that live as long as the page, and all talk between them passes here.',
  context: ({ input }) => input,
  initial: 'online',
  invoke: [
    {
      id: 'notifications',
      systemId: 'notifications',
      src: 'notifications',
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'notifications', error }) },
        description: 'The stack of notices stopped.',
      },
    },
    {
      id: 'dialogs',
      systemId: 'dialogs',
      src: 'dialogs',
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'dialogs', error }) },
        description: 'The queue of dialogs stopped.',
      },
    },
    {
      id: 'pageTime',
      systemId: 'pageTime',
      src: 'pageTime',
      input: ({ context }) => context.pageTime,
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'pageTime', error }) },
        description: 'The counting of page time stopped.',
      },
    },
    {
      id: 'bridgeHost',
      systemId: 'bridgeHost',
      src: 'bridgeHost',
      input: ({ context }) => context.bridgeHost,
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'bridgeHost', error }) },
        description: 'The bridge to the shell stopped.',
      },
    },
    {
      id: 'tokenRefresh',
      systemId: 'tokenRefresh',
      src: 'tokenRefresh',
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'tokenRefresh', error }) },
        description: 'The refresh of tokens stopped.',
      },
    },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context }) => context.navigation,
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'navigation', error }) },
        description: 'Navigation stopped.',
      },
    },
    {
      id: 'cart',
      systemId: 'cart',
      src: 'cart',
      input: ({ context }) => context.cart,
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'cart', error }) },
        description: 'The cart stopped.',
      },
    },
    {
      id: 'theme',
      systemId: 'theme',
      src: 'theme',
      input: ({ context }) => context.theme,
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'theme', error }) },
        description: 'The theme stopped.',
      },
    },
    {
      id: 'market',
      systemId: 'market',
      src: 'market',
      input: ({ context }) => context.market,
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'market', error }) },
        description: 'The market stopped.',
      },
    },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      onError: {
        actions: { type: 'reportCrash', params: ({ event: { error } }) => ({ actor: 'session', error }) },
        description: 'The session stopped.',
      },
    },
  ],
  on: {
    'session.opened': {
      actions: ['setTokens', 'openCart'],
      description: 'A member is here: tokens to keep young, a cart to merge.',
    },
    'session.closed': { actions: ['clearTokens', 'closeCart'], description: 'A guest is here again.' },
    'session.renewalRequested': {
      actions: 'recoverToken',
      description: 'The server refused the token: one try to renew it.',
    },
    'token.renewed': { actions: 'forwardToSession', description: 'A new pair for the session.' },
    'token.renewalFailed': { actions: 'forwardToSession', description: 'No new pair; a session in recovery ends.' },
    'market.changed': {
      actions: ['forwardToNavigation', 'forwardToCart'],
      description: 'Links first, then the cart of the new market.',
      meta: { req: ['S4.market.04'] },
    },
    'page.becameVisible': {
      actions: ['forwardToSession', 'checkTokens', 'forwardToCart', 'forwardToPageTime'],
      description: 'Back in view: who is here, how old are the tokens, is a merge left over? Time counts again.',
    },
    'page.becameHidden': { actions: 'forwardToPageTime', description: 'Another tab or app is in front.' },
    'page.hidden': {
      actions: ['forwardToNavigation', 'forwardToPageTime'],
      description: 'The document is being left: going back may have worked, and the last report goes.',
    },
    'page.entered': { actions: 'forwardToPageTime', description: 'Another page of the shop shows.' },
    'history.changed': { actions: 'forwardToNavigation', description: 'Another page shows.' },
    'api.unauthorized': { actions: 'forwardToSession', description: 'The server refused a token.' },
    'storage.changed': { actions: 'forwardToSession', description: 'Another tab signed in or out.' },
    'cart.changedElsewhere': { actions: 'forwardToCart', description: 'Another tab changed the local cart.' },
    'notice.show': { actions: 'forwardToNotifications', description: 'Somebody has something short to say.' },
    'host.tokenReceived': { actions: 'forwardToSession', description: 'The host brings or takes a token.' },
    'host.marketChanged': { actions: 'forwardToMarket', description: 'The host pushes a market.' },
    'host.lightModeChanged': {
      actions: 'forwardToTheme',
      description: 'The host or the system changes to light or dark.',
    },
  },
  states: {
    online: {
      description: 'The network is believed to work.',
      on: {
        'network.wentOffline': {
          target: 'offline',
          actions: 'showOffline',
          description: 'The network is gone.',
          meta: { req: ['S8.errors.04'] },
        },
      },
    },
    offline: {
      description: 'Pages stay readable; the local cart still works.',
      on: { 'network.wentOnline': { target: 'online', actions: 'hideOffline', description: 'The network is back.' } },
    },
  },
});
