import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import { verifyMachine } from '../verify/verify-machine.ts';
import { createMarketImplementations, marketMachine } from './machine.ts';
import { marketModel } from './model.ts';
import { selectSite } from './selectors.ts';
import type { MarketInfo, MarketInput } from './types.ts';

function visit(input: MarketInput) {
  const clock = new SimulatedClock();
  const info = fakeEffect<[AbortSignal], MarketInfo>();
  const apply = fakeEffect<[string, AbortSignal], void>();
  const persisted: string[] = [];
  const implementations = createMarketImplementations({
    getMarketInfo: info.effect,
    applyMarket: apply.effect,
    persistSite: (site) => persisted.push(site),
  });
  const actor = createActor(marketMachine.provide(implementations), { clock, input }).start();
  return { clock, actor, info, apply, persisted, site: () => selectSite(actor.getSnapshot()) };
}

describe('the market', () => {
  it('holds its model', () => {
    verifyMachine(marketModel);
  });

  it('starts with the stored site, else US', () => {
    expect(visit({ storedSite: 'CA', country: null }).site()).toBe('CA');
    expect(visit({ storedSite: null, country: null }).site()).toBe('US');
  });

  it('takes the host at its word, normalised', async () => {
    const { info, site, persisted } = visit({ storedSite: 'US', country: null });
    info.last().reply.resolve({ market: 'UK', country: 'GB' });
    await settle();
    expect(site()).toBe('GB');
    expect(persisted).toEqual(['GB']);
  });

  it('waits 2000 ms for market info, then a European country yields EU', () => {
    const { clock, site } = visit({ storedSite: 'US', country: 'FR' });
    clock.increment(1_999);
    expect(site()).toBe('US');
    clock.increment(1);
    expect(site()).toBe('EU');
  });

  it('keeps the stored site after the time-out elsewhere and ignores a late answer', async () => {
    const { clock, info, site } = visit({ storedSite: 'JA', country: 'JP' });
    clock.increment(2_000);
    info.last().reply.resolve({ market: 'DE', country: 'DE' });
    await settle();
    expect(site()).toBe('JA');
    expect(info.last().args[0].aborted).toBe(true);
  });

  it('lets the last choice win and keeps the market when the host stays silent', async () => {
    const { clock, actor, apply, site } = visit({ storedSite: 'US', country: null });
    actor.send({ type: 'market.choose', market: 'CA' });
    actor.send({ type: 'market.choose', market: 'GB' });
    apply.calls[0]?.reply.resolve();
    await settle();
    expect(site()).toBe('US');
    clock.increment(2_000);
    apply.last().reply.resolve();
    await settle();
    expect(site()).toBe('US');
  });
});
