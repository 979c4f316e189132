import type { MachineModel } from '../verify/model.ts';
import { navigationMachine } from './machine.ts';

const origin = 'https://lampyris.example';

export const navigationModel: MachineModel<typeof navigationMachine> = {
  machine: navigationMachine,
  inputs: [
    { origin, site: 'US', embedded: false },
    { origin, site: 'EU', embedded: true },
  ],
  samples: {
    'link.open': [
      { type: 'link.open', url: '/collections' },
      { type: 'link.open', url: 'https://example.org/', skipWay: 'appBrowserInside' },
      { type: 'link.open', url: 'javascript:alert(1)' },
    ],
    'nav.back': [{ type: 'nav.back' }],
    'history.changed': [{ type: 'history.changed', path: '/home' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'market.changed': [{ type: 'market.changed', site: 'GB' }],
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: { 'the origin never changes': ({ context }) => context.origin === origin },
  steps: {
    'only the end of the wait leads home': ({ event, actions }) =>
      actions.includes('goHome') === event.type.startsWith('xstate.after'),
    'appBrowserInside takes the place of this page, and never grows the history': ({ event, actions }) =>
      !('skipWay' in event && event.skipWay === 'appBrowserInside') ||
      (actions.includes('replaceInApp') && !actions.includes('pushInApp')),
    'a link that opens ends the wait for going back': ({ after, actions }) =>
      !actions.some((name) => name.endsWith('InApp')) || after.matches('idle'),
    'a refused link changes nothing': ({ event, actions }) =>
      !('url' in event && event.url === 'javascript:alert(1)') || actions.length === 0,
  },
  isPinned: true,
};
