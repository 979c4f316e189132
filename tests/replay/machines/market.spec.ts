import { marketModel } from '#machines/market/model.ts';
import type { MarketInfo, MarketInput } from '#machines/market/types.ts';
import { cutOffApi, holdCalls } from '../browser/calls.ts';
import { keepAtFirst, quietPage } from '../browser/kept.ts';
import { enterShell, shellSends } from '../browser/shell.ts';
import { replay } from '../replay.ts';
import { asPagesDo, inBrowser, payloadOf, type Stage } from '../stage.ts';

const newcomer: MarketInput = { storedSite: 'US', country: null };
const european: MarketInput = { storedSite: 'US', country: 'FR' };
const returning: MarketInput = { storedSite: 'JA', country: null };
/** What a newcomer learns from the server, and what a browser does that knows its market. */
const infos: readonly MarketInfo[] = [
  { market: 'GB', country: 'GB' },
  { market: 'US', country: 'US' },
  { market: null, country: 'FR' },
];

/** The shopper chooses a market, the shell pushes others and knows none itself, and the server answers or does not. */
const stage: Stage<{ readonly isKnown: boolean }> = {
  model: inBrowser(marketModel, {
    inputs: [newcomer, european, returning],
    replies: { getMarketInfo: infos, applyMarket: [undefined] },
  }),
  around: {
    start: (input) => ({ isKnown: input === returning }),
    after: (memory, { candidate }) => {
      const info = infos.find((one) => one === payloadOf(candidate)['output']);
      return info && (info.market === null) !== memory.isKnown ? undefined : memory;
    },
    prompt: { applyMarket: ['done'] },
  },
  beyond: {
    'market.applying --xstate.error.actor.0.market.applying[0]--> market.ready': 'the shop applies a choice by itself',
    'market.applying --xstate.after.marketInfoTimeout.market.applying[0]--> market.ready': 'and does so at once',
  },
  play: async ({ page, machine }) => {
    await cutOffApi(page);
    const init = await holdCalls(page, /\/client\/init/);
    return {
      open: async ({ input }) => {
        await enterShell(page);
        if (input === european) await keepAtFirst(page, { country: 'FR' });
        if (input === returning) await keepAtFirst(page, { site: 'JA' });
        await page.goto(quietPage);
      },
      acts: {
        'host.marketChanged': ({ candidate }) =>
          shellSends(page, 'marketChange', { market: payloadOf(candidate)['market'] }),
        'done getMarketInfo': ({ candidate }) => {
          const { market, country } = infos.find((one) => one === payloadOf(candidate)['output']) ?? {};
          return init.answer({ site: market ?? 'US', country });
        },
        'error getMarketInfo': () => init.fail(),
        // A page inside a shell has no bar.
        ...asPagesDo(machine, 'market.choose'),
      },
    };
  },
};

replay(stage);
