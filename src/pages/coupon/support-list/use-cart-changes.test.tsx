import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContextProvider, type AppContext } from '#src/actors/app-context.ts';
import { createShopClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { standingMachines } from '#src/testing/standing-machines.ts';
import { useCartChanges } from './use-cart-changes.ts';

afterEach(cleanup);

/** A cart that stands as it is told to: pieces, and commands on their way to the server. */
function openCart() {
  const listeners = new Set<() => void>();
  let snapshot = { context: { count: 0, queue: [] as object[] }, hasTag: () => false };
  const cart = {
    getSnapshot: () => snapshot,
    subscribe: ({ next }: { next: () => void }) => {
      listeners.add(next);
      return { unsubscribe: () => listeners.delete(next) };
    },
  };
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(() => new Promise(() => undefined), 'https://shop.test'),
    machines: standingMachines({ cart }),
    site: 'US',
    origin: 'https://shop.test',
    base: '',
  };
  const onChange = vi.fn<() => void>();
  renderHook(() => useCartChanges(onChange), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AppContextProvider value={context}>{children}</AppContextProvider>
    ),
  });
  const stand = (count: number, pending = 0) =>
    act(() => {
      snapshot = { ...snapshot, context: { count, queue: Array.from({ length: pending }, () => ({})) } };
      for (const listener of listeners) listener();
    });
  return { onChange, stand };
}

test('the first count of a cart is no change', () => {
  const { onChange, stand } = openCart();
  stand(3);
  expect(onChange).not.toHaveBeenCalled();
});

test('a cart has changed when the server has what was done here, also where the count is the same', () => {
  const { onChange, stand } = openCart();
  stand(3);
  stand(3, 1);
  stand(4, 1);
  expect(onChange).not.toHaveBeenCalled();
  stand(4);
  expect(onChange).toHaveBeenCalledTimes(1);
  stand(4, 1);
  stand(4);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the first piece in an empty cart is a change, and so is a piece of another device', () => {
  const { onChange, stand } = openCart();
  stand(0, 1);
  stand(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  stand(2);
  expect(onChange).toHaveBeenCalledTimes(2);
});
