import { marketModel } from '#machines/market/model.ts';
import type { MarketInfo, MarketInput } from '#machines/market/types.ts';
import { cutOffApi } from '../browser/calls.ts';
import { keepAtFirst, quietPage } from '../browser/kept.ts';
import { enterShell, shellAnswers, shellSends } from '../browser/shell.ts';
import { replay } from '../replay.ts';
import { asPagesDo, inBrowser, payloadOf, type Stage } from '../stage.ts';

/** A browser that was never here is where its languages say: en-US. */
const newcomer: MarketInput = { storedSite: 'US', country: 'US' };
const european: MarketInput = { storedSite: 'US', country: 'FR' };
const returning: MarketInput = { storedSite: 'JA', country: 'JP' };
/** What the shell says, and the country that the browser keeps. */
const infos: readonly MarketInfo[] = ['GB', 'US'].flatMap((market) =>
  ['US', 'FR', 'JP'].map((country) => ({ market, country })),
);

/** The shopper chooses a market, the shell pushes others and knows its own, and answers about it or does not. */
const stage: Stage<{ readonly country: string | null }> = {
  model: inBrowser(marketModel, {
    inputs: [newcomer, european, returning],
    replies: { getMarketInfo: infos, applyMarket: [undefined] },
  }),
  around: {
    start: (input) => ({ country: input === european ? 'FR' : input === returning ? 'JP' : 'US' }),
    after: (memory, { candidate }) => {
      const { type, output } = payloadOf(candidate);
      if (type.startsWith('xstate.after.')) return undefined;
      const info = infos.find((one) => one === output);
      return info && info.country !== memory.country ? undefined : memory;
    },
    prompt: { applyMarket: ['done'] },
  },
  beyond: {
    'market.resolving --xstate.after.marketInfoTimeout.market.resolving[0]--> market.guessing':
      'the bridge gives the question up at the same moment, and says so first',
    'market.applying --xstate.error.actor.0.market.applying[0]--> market.ready': 'the shop applies a choice by itself',
    'market.applying --xstate.after.marketInfoTimeout.market.applying[0]--> market.ready': 'and does so at once',
  },
  play: async ({ page, machine }) => {
    await cutOffApi(page);
    return {
      open: async ({ input }) => {
        await enterShell(page, ['getMarketInfo']);
        if (input === european) await keepAtFirst(page, { site: 'US', country: 'FR' });
        if (input === returning) await keepAtFirst(page, { site: 'JA', country: 'JP' });
        await page.goto(quietPage);
      },
      acts: {
        'host.marketChanged': ({ candidate }) =>
          shellSends(page, 'marketChange', { market: payloadOf(candidate)['market'] }),
        'done getMarketInfo': ({ candidate }) => {
          const market = infos.find((one) => one === payloadOf(candidate)['output'])?.market;
          return shellAnswers(page, 'getMarketInfo', { ok: true, data: { market, marketName: '' } });
        },
        'error getMarketInfo': () => shellAnswers(page, 'getMarketInfo', { ok: false, error: { code: 'HOST_ERROR' } }),
        // A page inside a shell has no bar.
        ...asPagesDo(machine, 'market.choose'),
      },
    };
  },
};

replay(stage);
