import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createCartImplementations } from '#machines/cart/implementations.ts';
import { cartMachine } from '#machines/cart/machine.ts';
import type { CartReply, QueuedCommand } from '#machines/cart/types.ts';
import { fakeEffect, settle } from '#machines/verify/harness.ts';
import { addToCart } from './add-to-cart.ts';
import { listenToAdditions } from './cart-additions.ts';

/** A running cart; `command` answers what a member asks of the server. */
async function openCart(isMember: boolean) {
  const command = fakeEffect<[QueuedCommand, AbortSignal], CartReply>();
  const nothing = () => undefined;
  const implementations = createCartImplementations({
    openMerge: () => Promise.reject(new Error('nothing to merge')),
    mergeCart: () => Promise.resolve(),
    forgetMerge: nothing,
    fetchCount: () => new Promise(nothing),
    keepAddition: nothing,
    forgetAddition: nothing,
    readAdditions: () => [],
    addLine: command.effect,
    updateLines: command.effect,
    deleteLines: command.effect,
    persistCarts: nothing,
    cartChanged: nothing,
    commandRefused: nothing,
  });
  const keySeed = crypto.randomUUID();
  const cart = createActor(cartMachine.provide(implementations), { input: { site: 'US', carts: {}, keySeed } }).start();
  if (isMember) cart.send({ type: 'session.opened', accountId: 'ada' });
  await settle();
  return { cart, command };
}

const dome = { sku: 'DOME', quantity: 2 };

test('what a guest adds is in the cart at once', async () => {
  expect(await addToCart(await openCart(false), dome)).toBe(true);
});

test('what a member adds is known when the server took or refused it, whatever the count does meanwhile', async () => {
  const opened = await openCart(true);
  const { cart, command } = opened;
  const adding = [addToCart(opened, dome), addToCart(opened, dome)];
  cart.send({ type: 'cart.remove', ids: ['L1'] });
  command.last().reply.reject(new Error('sold out'));
  await settle();
  command.last().reply.resolve({ count: 0 });
  expect(await Promise.all(adding)).toEqual([false, true]);
});

test('what a member adds is no more waited for when the session ends', async () => {
  const opened = await openCart(true);
  const adding = addToCart(opened, dome);
  opened.cart.send({ type: 'session.closed' });
  expect(await adding).toBe(false);
});

test('every addition that a cart accepts is announced, all lines of a bundle; a refused one is not', async () => {
  const opened = await openCart(true);
  const onAdded = vi.fn<(line: object) => void>();
  const end = listenToAdditions(opened, onAdded);
  for (const isTaken of [true, false]) {
    opened.cart.send({ type: 'cart.add', ...dome, others: [{ sku: 'ARC', quantity: 1 }] });
    await settle();
    if (isTaken) opened.command.last().reply.resolve({ count: 1 });
    else opened.command.last().reply.reject(new Error('sold out'));
    await settle();
  }
  expect(onAdded.mock.calls).toEqual([[dome], [{ sku: 'ARC', quantity: 1 }]]);
  end();
  opened.cart.send({ type: 'session.closed' });
  opened.cart.send({ type: 'cart.add', ...dome });
  expect(onAdded).toHaveBeenCalledTimes(2);
});
