import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { marketMachine } from './machine.ts';
import type { MarketDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createMarketImplementations(
  deps: MarketDependencies,
): MachineImplementationsFrom<typeof marketMachine> {
  return {
    actors: {
      getMarketInfo: fromPromise(({ signal }) => deps.getMarketInfo(signal)),
      applyMarket: fromPromise(({ input, signal }) => deps.applyMarket(input.site, signal)),
    },
    actions: { persistSite: ({ context }) => deps.persistSite(context.site, context.country) },
  };
}
