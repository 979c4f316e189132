import { backNavigationWait } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction } from '../unprovided.ts';
import { destinationOf } from './destination.ts';
import type { Link, NavigationContext, NavigationEvent, NavigationInput } from './types.ts';

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    tags: {} as 'busy',
  },
  actions: {
    pushInApp: unprovidedAction<{ link: Link }>('pushInApp'),
    replaceInApp: unprovidedAction<{ link: Link }>('replaceInApp'),
    goBack: unprovidedAction('goBack'),
    goHome: unprovidedAction('goHome'),
    clearHostNotice: unprovidedAction<{ path: string }>('clearHostNotice'),
    hideOverlay: unprovidedAction('hideOverlay'),
    storeSite: assign({ site: (_, { site }: { site: Site }) => site }),
  },
  guards: {
    isRefused: ({ context }, { link }: { link: Link }) =>
      destinationOf(link, context.origin, context.site) === undefined,
    isReplacing: (_, { link }: { link: Link }) => link.skipWay === 'appBrowserInside',
    isEmbedded: ({ context }) => context.embedded,
  },
  delays: { backNavigationWait },
}).createMachine({
  id: 'navigation',
  options: { maxIterations: 1_000 },
  description:
    'Every way from page to page that is not a plain link: opened links, going back, and what a route change cleans up.',
  context: ({ input }) => input,
  initial: 'idle',
  on: {
    'link.open': [
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ link: event }) },
        description: 'Neither a page of ours nor a safe foreign address: nothing opens.',
      },
      {
        guard: { type: 'isReplacing', params: ({ event }) => ({ link: event }) },
        target: '.idle',
        actions: { type: 'replaceInApp', params: ({ event }) => ({ link: event }) },
        description: 'appBrowserInside takes the place of this page in the history.',
        meta: { req: ['S4.navigation.02'] },
      },
      {
        target: '.idle',
        actions: { type: 'pushInApp', params: ({ event }) => ({ link: event }) },
        description: 'appBrowser, the default, adds to the history.',
        meta: { req: ['S4.navigation.01', 'S4.navigation.03', 'S4.navigation.04'] },
      },
    ],
    'nav.back': { target: '.goingBack', description: 'The shopper goes back; a second time starts the wait again.' },
    'history.changed': [
      {
        guard: 'isEmbedded',
        target: '.idle',
        actions: { type: 'clearHostNotice', params: ({ event }) => ({ path: event.path }) },
        description: 'Another page shows; what the host noted for it is cleared.',
        meta: { req: ['S2.route-change.01'] },
      },
      {
        target: '.idle',
        actions: [{ type: 'clearHostNotice', params: ({ event }) => ({ path: event.path }) }, 'hideOverlay'],
        description: 'Another page shows in a browser; an overlay of the native app is hidden as well.',
        meta: { req: ['S2.route-change.01', 'S2.route-change.02'] },
      },
    ],
    'page.hidden': { target: '.idle', description: 'The browser left this document, so going back worked.' },
    'market.changed': {
      actions: { type: 'storeSite', params: ({ event }) => ({ site: event.site }) },
      description: 'Links carry the new market from now on.',
    },
  },
  states: {
    idle: { description: 'Nothing under way.' },
    goingBack: {
      description: 'Waiting for a sign that going back worked.',
      tags: 'busy',
      entry: 'goBack',
      after: {
        backNavigationWait: {
          target: 'idle',
          actions: 'goHome',
          description: 'There was nothing to go back to.',
          meta: { req: ['S2.back.01'] },
        },
      },
    },
  },
});
