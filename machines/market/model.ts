import { sites } from '#rules/markets.ts';
import type { MachineModel } from '../verify/model.ts';
import { marketMachine } from './machine.ts';
import type { MarketInfo } from './types.ts';

const infos: MarketInfo[] = [
  { market: 'UK', country: 'GB' },
  { market: 'DE', country: 'DE' },
  { market: null, country: null },
];

export const marketModel: MachineModel<typeof marketMachine> = {
  machine: marketMachine,
  inputs: [
    { storedSite: null, country: null },
    { storedSite: 'JA', country: 'FR' },
    { storedSite: 'UK', country: 'US' },
  ],
  samples: {
    'market.choose': [
      { type: 'market.choose', market: 'CA' },
      { type: 'market.choose', market: 'US' },
    ],
    'host.marketChanged': [
      { type: 'host.marketChanged', market: 'ES' },
      { type: 'host.marketChanged', market: 'JP' },
      { type: 'host.marketChanged', market: 'Atlantis' },
    ],
  },
  replies: { getMarketInfo: infos, applyMarket: [undefined] },
  abstraction: ({ context }) => context,
  invariants: {
    'the site is one of the five': ({ context }) => sites.includes(context.site),
  },
  steps: {
    'the root hears of a change exactly once, and only of a real one': ({ before, after, actions }) =>
      actions.filter((name) => name === 'send market.changed').length ===
      (before.context.site === after.context.site ? 0 : 1),
    'a changed site is persisted before anybody hears of it': ({ actions }) =>
      !actions.includes('send market.changed') ||
      actions.indexOf('persistSite') < actions.indexOf('send market.changed'),
    'only an answer or a time-out ends the wait of a choice with a change': ({ before, event, after }) =>
      !before.matches('applying') ||
      !event.type.startsWith('xstate.after') ||
      before.context.site === after.context.site,
  },
};
