import { expect, test, vi } from 'vitest';
import { addToCart } from './add-to-cart.ts';
import { listenToAdditions } from './cart-additions.ts';

/** A cart that holds `count` and has additions waiting; `settle` answers the waiting one. */
function cartOf(isMember: boolean) {
  const cart = { count: 1, queue: [] as { command: object }[] };
  const listeners = new Set<() => void>();
  const actors = Object.assign(Object.create(null), {
    cart: {
      getSnapshot: () => ({ context: cart }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return { unsubscribe: () => listeners.delete(listener) };
      },
      send: (command: { quantity: number }) => {
        if (isMember) cart.queue = [{ command }];
        else cart.count += command.quantity;
      },
    },
  });
  const settle = (count: number) => {
    Object.assign(cart, { count, queue: [] });
    for (const listener of listeners) listener();
  };
  return { actors, settle, listeners };
}

test('what a guest adds is in the cart at once', async () => {
  const { actors, listeners } = cartOf(false);
  expect(await addToCart(actors, { sku: 'DOME', quantity: 2 })).toBe(true);
  expect(listeners.size).toBe(0);
});

test.each([
  ['took it', 3, true],
  ['refused it', 1, false],
])('what a member adds is known when the server %s', async (_, count, isIn) => {
  const { actors, settle, listeners } = cartOf(true);
  const adding = addToCart(actors, { sku: 'DOME', quantity: 2 });
  expect(listeners.size).toBe(1);
  settle(count);
  expect(await adding).toBe(isIn);
  expect(listeners.size).toBe(0);
});

test('every addition that a cart accepts is announced, a refused one is not', async () => {
  for (const [count, reported] of [
    [3, [[{ sku: 'DOME', quantity: 2 }]]],
    [1, []],
  ] as const) {
    const { actors, settle } = cartOf(true);
    const onAdded = vi.fn<(line: object) => void>();
    let observe = (_seen: object): void => undefined;
    Object.assign(actors.cart, {
      system: {
        inspect: (observer: (seen: object) => void) => {
          observe = observer;
          return { unsubscribe: () => undefined };
        },
      },
    });
    listenToAdditions(actors, onAdded);
    const event = { type: 'cart.add', sku: 'DOME', quantity: 2 };
    observe({ type: '@xstate.event', actorRef: actors.cart, event });
    actors.cart.send(event);
    await Promise.resolve();
    settle(count);
    await Promise.resolve();
    await Promise.resolve();
    expect(onAdded.mock.calls).toEqual(reported);
  }
});
