import { marketModel } from '#machines/market/model.ts';
import type { MarketInfo, MarketInput } from '#machines/market/types.ts';
import { sites } from '#rules/markets.ts';
import { shopIn } from '#tests/e2e/steps/bar.ts';
import { cutOffApi, holdCalls } from '../browser/calls.ts';
import { keepAtFirst, quietPage } from '../browser/kept.ts';
import { enterShell, shellTells } from '../browser/shell.ts';
import { replay } from '../replay.ts';
import { inBrowser, payloadOf, type Stage } from '../stage.ts';

const newcomer: MarketInput = { storedSite: 'US', country: null };
const european: MarketInput = { storedSite: 'US', country: 'FR' };
const returning: MarketInput = { storedSite: 'JA', country: null };
/** What a newcomer learns from the server, and what a browser does that knows its market. */
const infos: readonly MarketInfo[] = [
  { market: 'GB', country: 'GB' },
  { market: 'US', country: 'US' },
  { market: null, country: 'FR' },
];

/** The market is chosen in the bar, the shell pushes others, and the server answers or does not. */
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
          shellTells(page, 'marketChange', { market: payloadOf(candidate)['market'] }),
        'market.choose': async ({ candidate, before }) => {
          const market = sites.find((site) => site === payloadOf(candidate)['market']);
          // The bar does not offer the market we are in; a page that is late may.
          if (!market || market === before.context.site) await machine.send(candidate.event);
          else await shopIn(page, market);
        },
        'done getMarketInfo': ({ candidate }) => {
          const { market, country } = infos.find((one) => one === payloadOf(candidate)['output']) ?? {};
          return init.answer({ site: market ?? 'US', country });
        },
        'error getMarketInfo': () => init.fail(),
      },
    };
  },
};

replay(stage);
