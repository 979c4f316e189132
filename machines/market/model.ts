import { isEuropeanGroupCountry, normaliseMarket, sites, type Site } from '#rules/markets.ts';
import type { MachineModel } from '../verify/model.ts';
import { marketMachine } from './machine.ts';
import type { MarketEvent, MarketInfo } from './types.ts';

const infos: MarketInfo[] = [
  { market: 'UK', country: 'GB' },
  { market: 'DE', country: 'DE' },
  { market: null, country: null },
];

function marketOf(event: object, type: MarketEvent['type']): Site | undefined {
  const isNamed = 'type' in event && event.type === type && 'market' in event;
  return isNamed ? normaliseMarket(String(event.market)) : undefined;
}

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
    'no decision stays open': (s) => !s.matches('guessing') && !s.matches('entering'),
  },
  steps: {
    'the root is notified of a change exactly once, and only of a real one': ({ before, after, actions }) =>
      actions.filter((name) => name === 'send market.changed').length ===
      (before.context.site === after.context.site ? 0 : 1),
    'a changed site is persisted before anybody is notified': ({ actions }) =>
      !actions.includes('send market.changed') ||
      actions.indexOf('persistSite') < actions.indexOf('send market.changed'),
    'what is persisted is where the shopper is': ({ after, effects }) =>
      effects.every(
        ({ name, context }) =>
          name !== 'persistSite' || (context.site === after.context.site && context.country === after.context.country),
      ),
    'a market that the host pushes is entered at once': ({ event, after }) => {
      const pushed = marketOf(event, 'host.marketChanged');
      return pushed === undefined || (after.matches('ready') && after.context.site === pushed);
    },
    'another market is applied before it is entered, and the same one ends every question': ({
      before,
      event,
      after,
    }) => {
      const chosen = marketOf(event, 'market.choose');
      if (chosen === undefined) return true;
      if (after.context.site !== before.context.site) return false;
      if (chosen === before.context.site) return after.matches('ready');
      return after.matches('applying') && after.context.requested === chosen;
    },
    'an answer is taken at its word': ({ before, event, after }) => {
      if (!before.matches('resolving') || !event.type.startsWith('xstate.done') || !('output' in event)) return true;
      const info = infos.find((one) => one === event.output);
      return (
        after.matches('ready') &&
        after.context.site === normaliseMarket(info?.market, before.context.site) &&
        after.context.country === (info?.country ?? before.context.country)
      );
    },
    'without an answer the country decides': ({ before, event, after }) => {
      if (!before.matches('resolving') || !/^xstate\.(error|after)/.test(event.type)) return true;
      const { site, country } = before.context;
      return after.matches('ready') && after.context.site === (isEuropeanGroupCountry(country) ? 'EU' : site);
    },
    'a choice holds exactly when the host took it': ({ before, event, after }) => {
      if (!before.matches('applying') || !event.type.startsWith('xstate.')) return true;
      const { site, requested } = before.context;
      return after.matches('ready') && after.context.site === (event.type.startsWith('xstate.done') ? requested : site);
    },
    'only an answer or a time-out ends the wait of a choice with a change': ({ before, event, after }) =>
      !before.matches('applying') ||
      !event.type.startsWith('xstate.after') ||
      before.context.site === after.context.site,
  },
  isPinned: true,
  equivalent: {
    'market.guessing --always[1]--> market.ready: to market.entering': 'where nothing is requested it leads to ready',
    'market.entering --always[0]--> market.ready: to market.entering': 'asked once more, we are there already',
  },
};
