import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { expectAlways, expectAtRest } from './laws-fixture.ts';
import { histories } from './steps-fixture.ts';
import type { Fault } from './tab-fixture.ts';
import { openScene, virtualClock } from './scene-fixture.ts';

beforeAll(() => {
  vi.stubGlobal('window', { location: new URL('https://shop.test/') });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    virtualClock.now.setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return controller.signal;
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lawsHold = (fault: Fault = {}) =>
  fc.asyncProperty(histories, async ({ tabs, steps }) => {
    const scene = await openScene(tabs, fault);
    try {
      for (const action of steps) {
        await scene.step(action);
        expectAlways(scene);
      }
      await scene.comeToRest();
      expectAtRest(scene, steps);
    } finally {
      scene.close();
    }
  });

const runs = inject('share') === 1 ? 20_000 : 300;

test(`${runs} histories of tabs, accounts, markets, lost and late answers keep what they were given`, async () => {
  await fc.assert(lawsHold(), { numRuns: runs });
});

const faults: Readonly<Record<string, NonNullable<Fault['effects']>>> = {
  'makes a new key for every try of a merge': ({ cart }) => ({
    cart: {
      ...cart,
      openMerge: async (...whose) => ({ ...(await cart.openMerge(...whose)), key: crypto.randomUUID() }),
    },
  }),
  'keeps nothing of what a member adds': ({ cart }) => ({ cart: { ...cart, keepAddition: () => undefined } }),
  'sends every command to one market': ({ cart }) => ({
    cart: { ...cart, addLine: (queued, signal) => cart.addLine({ ...queued, site: 'US' }, signal) },
  }),
  'keeps whoever signs out in its storage': ({ session }) => ({
    session: { ...session, persistIdentity: (identity) => identity && session.persistIdentity(identity) },
  }),
  'keeps no time that is sampled during a report': ({ pageTime }) => ({
    pageTime: { ...pageTime, keepRecords: () => undefined },
  }),
};

for (const [fault, effects] of Object.entries(faults)) {
  test(`a browser that ${fault} is found`, async () => {
    const { failed } = await fc.check(lawsHold({ effects }), { numRuns: 1_000, endOnFailure: true });
    expect(failed).toBe(true);
  });
}
