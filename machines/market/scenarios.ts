import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createMarketImplementations } from './implementations.ts';
import type { marketMachine } from './machine.ts';
import { selectSite } from './selectors.ts';
import type { MarketInfo, MarketInput } from './types.ts';

function visit(machine: typeof marketMachine, input: MarketInput) {
  const clock = new SimulatedClock();
  const info = fakeEffect<[AbortSignal], MarketInfo>();
  const apply = fakeEffect<[string, AbortSignal], void>();
  const persisted: (readonly [string, string | null])[] = [];
  const implementations = createMarketImplementations({
    getMarketInfo: info.effect,
    applyMarket: apply.effect,
    persistSite: (site, country) => persisted.push([site, country]),
  });
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  return { clock, actor, info, apply, persisted, site: () => selectSite(actor.getSnapshot()) };
}

export const marketScenarios: Scenarios<typeof marketMachine> = {
  'starts with the stored site, else US': (machine) => {
    expect(visit(machine, { storedSite: 'CA', country: null }).site()).toBe('CA');
    expect(visit(machine, { storedSite: null, country: null }).site()).toBe('US');
  },

  'takes the host at its word, normalised [S4.market.01 S4.market.03]': async (machine) => {
    const { info, site, persisted } = visit(machine, { storedSite: 'US', country: null });
    info.last().reply.resolve({ market: 'UK', country: 'GB' });
    await settle();
    expect(site()).toBe('GB');
    expect(persisted).toEqual([['GB', 'GB']]);
  },

  'waits 2000 ms for market info, then a European country yields EU [S4.market.07]': (machine) => {
    const { clock, site } = visit(machine, { storedSite: 'US', country: 'FR' });
    clock.increment(1_999);
    expect(site()).toBe('US');
    clock.increment(1);
    expect(site()).toBe('EU');
  },

  'keeps the stored site after the time-out elsewhere and ignores a late answer [S4.market.07 S4.market.08]': async (
    machine,
  ) => {
    const { clock, info, site } = visit(machine, { storedSite: 'JA', country: 'JP' });
    clock.increment(2_000);
    info.last().reply.resolve({ market: 'DE', country: 'DE' });
    await settle();
    expect(site()).toBe('JA');
    expect(info.last().args[0].aborted).toBe(true);
  },

  'lets the last choice win and keeps the market when the host stays silent': async (machine) => {
    const { clock, actor, apply, site } = visit(machine, { storedSite: 'US', country: null });
    actor.send({ type: 'market.choose', market: 'CA' });
    actor.send({ type: 'market.choose', market: 'GB' });
    expect(apply.last().args[0]).toBe('GB');
    apply.calls[0]?.reply.resolve();
    await settle();
    expect(site()).toBe('US');
    clock.increment(2_000);
    apply.last().reply.resolve();
    await settle();
    expect(site()).toBe('US');
  },
};
