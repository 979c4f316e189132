import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createCartImplementations } from '#machines/cart/implementations.ts';
import { cartMachine } from '#machines/cart/machine.ts';
import type { Site } from '#rules/markets.ts';
import { AppContextProvider } from '#src/actors/app-context.ts';
import { cartEffects } from '#src/actors/cart/cart-effects.ts';
import { createShopClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { fakeArea, openStore } from '#src/storage/area-fixture.ts';
import { createTokenVault } from '#src/storage/token-vault.ts';
import { standingMachines } from '#src/testing/standing-machines.ts';
import { useCart } from './use-cart.ts';

const lamp = { id: 'DOME_0', sku: 'DOME', buyType: 0, quantity: 1, status: true } as const;

/** The cart page of a guest or a member in the US, with the real machine of the cart and a market that can be changed. */
function openPage(account: string | null) {
  const reads: string[] = [];
  const data = createQueryClient();
  const client = createShopClient((request) => {
    if (/cart(?:\/quote)?$/.test(new URL(request.url).pathname)) reads.push(request.method);
    return Promise.resolve(Response.json({ status: 200, serverTime: 1, data: { lines: [], count: 0 } }));
  }, 'https://shop.test');
  const store = openStore(fakeArea());
  const effects = { client, store, data, vault: createTokenVault({}), notify: () => undefined, isInFront: () => true };
  const clock = new SimulatedClock();
  const cart = createActor(cartMachine.provide(createCartImplementations(cartEffects(effects))), {
    clock,
    input: {
      site: 'US',
      keySeed: crypto.randomUUID(),
      carts: { US: { lines: [lamp], selected: [] }, EU: { lines: [lamp], selected: [] } },
    },
  }).start();
  const market: { site: Site; changed: () => void } = { site: 'US', changed: () => undefined };
  const actors = {
    cart,
    session: {
      getSnapshot: () => ({ context: { accountId: account } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
    market: {
      getSnapshot: () => ({ context: { site: market.site } }),
      subscribe: ({ next }: { next: () => void }) => {
        market.changed = next;
        return { unsubscribe: () => undefined };
      },
    },
  };
  const context = { data, client, machines: standingMachines(actors), site: 'US', origin: '', base: '' } as const;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppContextProvider value={context}>
      <QueryClientProvider client={data}>{children}</QueryClientProvider>
    </AppContextProvider>
  );
  if (account !== null) cart.send({ type: 'session.opened', accountId: account });
  renderHook(useCart, { wrapper });
  return { reads, clock, cart, market };
}

test.each([null, 'ada'])(
  'the cart of %s is read once, 300 ms after the market changed [S4.market.04]',
  async (account) => {
    const { reads, clock, cart, market } = openPage(account);
    await waitFor(() => expect(reads.length).toBeGreaterThan(0));
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    const before = reads.length;
    await act(() => {
      market.site = 'EU';
      cart.send({ type: 'market.changed', site: 'EU' });
      market.changed();
      clock.increment(299);
      return new Promise((resolve) => setImmediate(resolve));
    });
    expect(reads).toHaveLength(before);
    await act(() => {
      clock.increment(1);
      return new Promise((resolve) => setImmediate(resolve));
    });
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(reads).toHaveLength(before + 1);
  },
);
