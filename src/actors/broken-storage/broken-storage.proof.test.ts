import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { selectCount, selectLocalCart } from '#machines/cart/selectors.ts';
import { cartCount } from '#rules/cart-lines.ts';
import { sites } from '#rules/markets.ts';
import { createShopClient } from '../../api/client.ts';
import { createGate } from '../../api/gate.ts';
import { createRemoteLog } from '../../api/remote-log.ts';
import { firstSite } from '../../storage/first-site.ts';
import { createStore, type Store } from '../../storage/store.ts';
import { startActors } from '../start-actors.ts';
import { storageStates } from './storage-states-fixture.ts';
import { stubBrowser } from './window-fixture.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function areaOf(values: Map<string, string>): Storage {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  };
}

/** Starts the machines with their real effects over this storage, in a browser whose network is down. */
async function bootWith(area: () => Storage, store = createStore({ area, onForeignChange: () => undefined })) {
  stubBrowser(area);
  const faults: string[] = [];
  const offline = () => Promise.reject<Response>(new TypeError('The network failed'));
  const actors = await startActors(
    {
      client: createShopClient(offline, 'https://shop.test'),
      gate: createGate(),
      store,
      jar: document,
      data: new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }),
      base: '',
      log: createRemoteLog({ send: (entry) => faults.push(entry), href: () => '', now: () => 0 }),
      nextTask: () => Promise.resolve(),
    },
    firstSite(store, '', ['de-AT']),
  );
  await turn();
  return { ...actors, faults };
}

type Booted = Awaited<ReturnType<typeof bootWith>>;

/** A page can be used: everything runs, the market is one of ours, and the cart takes a lamp and counts it. */
function expectUsable({ app, market, cart, session, theme, faults }: Booted): void {
  expect(faults).toEqual([]);
  for (const actor of [app, market, cart, session, theme]) expect(actor.getSnapshot().status).toBe('active');
  expect(sites).toContain(market.getSnapshot().context.site);
  expect(session.getSnapshot().matches({ holder: 'resolving' })).toBe(false);
  const { lines, selected } = selectLocalCart(cart.getSnapshot());
  expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining([...selected]));
  if (!session.getSnapshot().matches({ holder: 'guest' })) return;
  const before = selectCount(cart.getSnapshot());
  expect(before).toBe(cartCount(lines));
  cart.send({ type: 'cart.add', sku: 'LM-NEW', quantity: 1 });
  expect(selectCount(cart.getSnapshot())).toBe(before + 1);
}

/** Stops the page whether it can be used or not: its timers would run on behind the tests after it. */
function expectUsableThenStop(booted: Booted): void {
  try {
    expectUsable(booted);
  } finally {
    booted.app.stop();
  }
}

afterEach(() => vi.unstubAllGlobals());

const storages = 10_000 * inject('share');

test(`the shop starts with each of ${storages} broken storages`, async () => {
  await fc.assert(
    fc.asyncProperty(storageStates, async (state) => {
      const values = new Map(state);
      const booted = await bootWith(() => areaOf(values));
      expectUsableThenStop(booted);
      expect(Object.prototype).not.toHaveProperty('polluted');
    }),
    { numRuns: storages },
  );
});

test('a shop that trusts its storage does not', async () => {
  const found = await fc.check(
    fc.asyncProperty(storageStates, async (state) => {
      const area = areaOf(new Map(state));
      const careful = createStore({ area: () => area, onForeignChange: () => undefined });
      // One text is one value: who reads until nothing changes any more must come to an end here, too.
      const values = new Map<string, ReturnType<typeof JSON.parse>>();
      const valueOf = (text: string): ReturnType<typeof JSON.parse> => {
        if (!values.has(text)) values.set(text, JSON.parse(text));
        return values.get(text);
      };
      const trusting: Store = {
        ...careful,
        read: (entry) => valueOf(area.getItem(entry.key) ?? 'null') ?? entry.fallback,
      };
      const booted = await bootWith(() => area, trusting);
      expectUsableThenStop(booted);
    }),
    { numRuns: 200, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
});

test('a full storage', async () => {
  const full = () => ({
    ...areaOf(new Map()),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const booted = await bootWith(full);
  expectUsableThenStop(booted);
});

test('a storage that the browser blocks', async () => {
  const booted = await bootWith(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expectUsableThenStop(booted);
});
