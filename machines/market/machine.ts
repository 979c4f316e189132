import { marketInfoTimeout } from '#rules/limits.ts';
import { isEuropeanGroupCountry, normaliseMarket, type Site } from '#rules/markets.ts';
import { assign, sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type { MarketChanged, MarketContext, MarketEvent, MarketInfo, MarketInput } from './types.ts';

export const marketMachine = setup({
  types: {
    context: {} as MarketContext,
    events: {} as MarketEvent,
    input: {} as MarketInput,
    tags: {} as 'busy',
  },
  actors: {
    getMarketInfo: unprovidedActor<MarketInfo>('getMarketInfo'),
    applyMarket: unprovidedActor<void, { site: Site }>('applyMarket'),
  },
  actions: {
    persistSite: unprovidedAction('persistSite'),
    setRequested: assign({ requested: (_, { site }: { site: Site }) => site }),
    storeCountry: assign({
      country: ({ context }, { country }: { country: string | null }) => country ?? context.country,
    }),
    enterRequested: assign({ site: ({ context }) => context.requested }),
    notifyMarketChanged: sendTo(actorNamed('app'), ({ context: { site, country } }): MarketChanged => ({
      type: 'market.changed',
      site,
      country,
    })),
  },
  guards: {
    isOther: ({ context }) => context.requested !== context.site,
    isOtherThan: ({ context }, { site }: { site: Site }) => context.site !== site,
    isEuropean: ({ context }) => isEuropeanGroupCountry(context.country),
  },
  delays: { marketInfoTimeout },
}).createMachine({
  id: 'market',
  options: { maxIterations: 1_000 },
  description: 'Which of the five markets the shopper is in. Every spelling is normalised on its way in.',
  context: ({ input }) => {
    const site = normaliseMarket(null, input.storedSite);
    return { site, requested: site, country: input.country };
  },
  initial: 'resolving',
  on: {
    'host.marketChanged': {
      target: '.entering',
      actions: { type: 'setRequested', params: ({ event }) => ({ site: normaliseMarket(event.market) }) },
      description: 'The host pushes a market; this ends any question that is still open.',
      meta: { req: ['S4.market.01', 'S4.market.02', 'S4.market.03'] },
    },
    'market.choose': [
      {
        guard: { type: 'isOtherThan', params: ({ event }) => ({ site: normaliseMarket(event.market) }) },
        target: '.applying',
        actions: { type: 'setRequested', params: ({ event }) => ({ site: normaliseMarket(event.market) }) },
        description: 'The shopper picks another market; the last choice wins.',
      },
      { target: '.ready', description: 'The shopper picks the market we are in; nothing changes.' },
    ],
  },
  states: {
    resolving: {
      description: 'Asking the host where the visitor shops. The stored site is used meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'getMarketInfo',
        onDone: {
          target: 'entering',
          actions: [
            { type: 'storeCountry', params: ({ event }) => ({ country: event.output.country }) },
            {
              type: 'setRequested',
              params: ({ context, event }) => ({ site: normaliseMarket(event.output.market, context.site) }),
            },
          ],
          description: 'The answer is normalised and entered.',
        },
        onError: { target: 'guessing', description: 'The market is unknown; the country decides.' },
      },
      after: {
        marketInfoTimeout: {
          target: 'guessing',
          description: 'No answer in time; a later one is ignored.',
          meta: { req: ['S4.market.07', 'S4.market.08'] },
        },
      },
    },
    guessing: {
      description: 'Deciding without an answer.',
      always: [
        {
          guard: 'isEuropean',
          target: 'entering',
          actions: { type: 'setRequested', params: { site: 'EU' } },
          description: 'A country of the European group yields EU.',
          meta: { req: ['S4.market.06', 'S4.market.07'] },
        },
        { target: 'ready', description: 'The stored site stays.' },
      ],
    },
    entering: {
      description: 'A market is named; only a real change is stored and announced.',
      always: [
        {
          guard: 'isOther',
          target: 'ready',
          actions: ['enterRequested', 'persistSite', 'notifyMarketChanged'],
          description: 'The shop moves to the other market.',
        },
        { target: 'ready', description: 'We are there already.' },
      ],
    },
    ready: { description: 'The market is known.' },
    applying: {
      description: 'Notifying the host of the choice before the shop follows it.',
      tags: 'busy',
      invoke: {
        src: 'applyMarket',
        input: ({ context }) => ({ site: context.requested }),
        onDone: { target: 'entering', description: 'The choice holds.' },
        onError: { target: 'ready', description: 'The host refused; the market stays.' },
      },
      after: { marketInfoTimeout: { target: 'ready', description: 'The host is silent; the market stays.' } },
    },
  },
});
