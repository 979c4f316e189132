import type { LocalCart } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createCartImplementations } from './implementations.ts';
import { cartOf } from './local-carts.ts';
import type { cartMachine } from './machine.ts';
import { selectCount, selectIsMerging, selectLocalCart } from './selectors.ts';
import type { CartEmitted, CartReply, LocalCarts, MergeAttempt, QueuedAddition, QueuedCommand } from './types.ts';

const keySeed = '00000000-0000-4000-8000-000000000000';
const ada = { type: 'session.opened', accountId: 'ada' } as const;
const bob = { type: 'session.opened', accountId: 'bob' } as const;

function cart(quantity: number): LocalCart {
  return {
    lines: [{ id: 'firefly_0', sku: 'firefly', buyType: 0, quantity, status: true }],
    selected: ['firefly_0'],
  };
}

function shop(machine: typeof cartMachine, carts: LocalCarts = {}) {
  const clock = new SimulatedClock();
  const stored: QueuedAddition[] = [];
  const attempts = new Map<Site, MergeAttempt>();
  const merge = fakeEffect<[MergeAttempt, AbortSignal], void>();
  const count = fakeEffect<[Site, AbortSignal], number>();
  const command = fakeEffect<[QueuedCommand, AbortSignal], CartReply>();
  const refused: string[] = [];
  const persisted: LocalCarts[] = [];
  let keys = 0;
  let changes = 0;
  const implementations = createCartImplementations({
    openMerge: ({ account, site }) => {
      const { lines } = cartOf(actor.getSnapshot().context.carts, site);
      const attempt = attempts.get(site) ?? { account, site, key: `key ${(keys += 1)}`, lines };
      attempts.set(site, attempt);
      return Promise.resolve(attempt);
    },
    forgetMerge: ({ site }) => attempts.delete(site),
    keepAddition: (addition) => stored.push(addition),
    forgetAddition: (key) => stored.splice(0, stored.length, ...stored.filter((one) => one.key !== key)),
    readAdditions: (account) => stored.filter((one) => one.account === account),
    mergeCart: merge.effect,
    fetchCount: count.effect,
    addLine: command.effect,
    updateLines: command.effect,
    deleteLines: command.effect,
    persistCarts: (now) => persisted.push(now),
    cartChanged: () => {
      changes += 1;
    },
    commandRefused: ({ type }) => refused.push(type),
  });
  const actor = createActor(machine.provide(implementations), { clock, input: { site: 'US', carts, keySeed } });
  const emitted: CartEmitted[] = [];
  for (const type of ['cartMerged', 'updateCartCount', 'updateCartCountV2', 'cart.added', 'cart.refused'] as const)
    actor.on(type, (event) => emitted.push(event));
  actor.start();
  return {
    clock,
    actor,
    merge,
    count,
    command,
    refused,
    persisted,
    stored,
    emitted,
    changes: () => changes,
    snapshot: () => actor.getSnapshot(),
  };
}

export const cartScenarios: Scenarios<typeof cartMachine> = {
  'counts the quantities of a guest and reports both forms of the count [S4.cart-count.02 S4.cart-count.05 S4.cart-count.06]':
    (machine) => {
      const { actor, count, emitted, persisted, snapshot } = shop(machine);
      actor.send({ type: 'cart.add', sku: 'firefly', quantity: 2 });
      expect(selectCount(snapshot())).toBe(2);
      expect(persisted).toEqual([{ US: cart(2) }]);
      expect(count.calls).toEqual([]);
      expect(emitted.slice(-3)).toEqual([
        { type: 'updateCartCount', count: 2 },
        { type: 'updateCartCountV2', count: 2, site: 'US' },
        { type: 'cart.added', command: { type: 'cart.add', sku: 'firefly', quantity: 2 } },
      ]);
    },

  'merges at login, removes exactly the lines sent, and asks for the count [S4.cart-count.01 S4.cart-count.03 S4.cart-count.04 S4.cart-count.07]':
    async (machine) => {
      const { actor, merge, count, emitted, snapshot } = shop(machine, { US: cart(2) });
      actor.send(ada);
      await settle();
      expect(merge.last().args[0]).toMatchObject({
        key: 'key 1',
        lines: [{ sku: 'firefly', quantity: 2, buyType: 0 }],
      });
      expect(selectCount(snapshot())).toBe(2);
      actor.send({ type: 'cart.changedElsewhere', carts: { US: cart(3) } });
      merge.last().reply.resolve();
      await settle();
      expect(selectLocalCart(snapshot()).lines).toMatchObject([{ quantity: 1 }]);
      merge.last().reply.resolve();
      await settle();
      expect(selectLocalCart(snapshot()).lines).toEqual([]);
      expect(merge.last().args[0].key).toBe('key 2');
      expect(emitted.filter(({ type }) => type === 'cartMerged')).toHaveLength(2);
      count.last().reply.resolve(5);
      await settle();
      expect(selectCount(snapshot())).toBe(5);
    },

  'merges the lines of the market the member is in, and no other [S4.cart-count.08]': async (machine) => {
    const { actor, merge } = shop(machine, { US: cart(2), GB: cart(5) });
    actor.send(ada);
    await settle();
    expect(merge.calls.map(({ args }) => [args[0].site, args[0].lines.map(({ quantity }) => quantity)])).toEqual([
      ['US', [2]],
    ]);
  },

  'repeats a merge whose reply was lost with the same key and the same lines [S4.cart-count.04 S4.cart-count.09 S7.shop-calls.08]':
    async (machine) => {
      const { actor, merge, refused, emitted, snapshot } = shop(machine, { US: cart(2) });
      actor.send(ada);
      await settle();
      merge.last().reply.reject(new Error('lost'));
      await settle();
      expect(selectLocalCart(snapshot()).lines).toHaveLength(1);
      expect(emitted.filter(({ type }) => type === 'cartMerged')).toEqual([]);
      expect(refused).toEqual([]);
      actor.send({ type: 'page.becameVisible' });
      await settle();
      expect(merge.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 1']);
      expect(merge.calls[1]?.args[0].lines).toEqual(merge.calls[0]?.args[0].lines);
    },

  'queues what a member does while merging and sends it afterwards, in order [S4.cart.12]': async (machine) => {
    const { actor, merge, command, snapshot } = shop(machine, { US: cart(1) });
    actor.send(ada);
    await settle();
    expect(selectIsMerging(snapshot())).toBe(true);
    actor.send({ type: 'cart.add', sku: 'glow', quantity: 1 });
    actor.send({ type: 'cart.setQuantity', id: '01HLINE', quantity: 0 });
    expect(command.calls).toHaveLength(0);
    merge.last().reply.resolve();
    await settle();
    command.last().reply.resolve({ count: 2 });
    await settle();
    command.last().reply.resolve({ count: 1 });
    await settle();
    expect(command.calls.map(({ args }) => args[0].command.type)).toEqual(['cart.add', 'cart.setQuantity']);
    expect(selectCount(snapshot())).toBe(1);
  },

  'notifies the shopper of a refused command and goes on with the next': async (machine) => {
    const { actor, command, refused } = shop(machine);
    actor.send(ada);
    actor.send({ type: 'cart.add', sku: 'sold-out', quantity: 1 });
    actor.send({ type: 'cart.select', keys: ['glow_0'], on: true });
    await settle();
    command.last().reply.reject(new Error('OUT_OF_STOCK'));
    await settle();
    expect(refused).toEqual(['cart.add']);
    expect(command.last().args[0].command.type).toBe('cart.select');
  },

  'refreshes a member exactly once, 300 ms after the last market change [S4.market.04]': async (machine) => {
    const { clock, actor, count, changes } = shop(machine);
    actor.send(ada);
    count.last().reply.resolve(1);
    await settle();
    actor.send({ type: 'market.changed', site: 'EU' });
    clock.increment(200);
    actor.send({ type: 'market.changed', site: 'GB' });
    clock.increment(299);
    expect(count.calls).toHaveLength(1);
    clock.increment(1);
    expect(count.calls).toHaveLength(2);
    expect(count.last().args[0]).toBe('GB');
    expect(changes()).toBe(1);
  },

  'refreshes a member 300 ms after the market changed though a merge hangs [S4.market.04]': async (machine) => {
    const { clock, actor, count, changes, snapshot } = shop(machine, { US: cart(2) });
    actor.send(ada);
    await settle();
    actor.send({ type: 'market.changed', site: 'EU' });
    clock.increment(300);
    expect(selectIsMerging(snapshot())).toBe(true);
    expect([count.last().args[0], changes()]).toEqual(['EU', 1]);
  },

  'shows the local cart of the new market to a guest, its count after 300 ms [S4.market.04]': (machine) => {
    const { clock, actor, snapshot } = shop(machine, { US: cart(2), EU: cart(5) });
    actor.send({ type: 'market.changed', site: 'EU' });
    clock.increment(299);
    expect(selectCount(snapshot())).toBe(2);
    clock.increment(1);
    expect(selectCount(snapshot())).toBe(5);
  },

  'keeps the local cart when the session ends, and what was to be added for the member who added it [S4.session.04]':
    async (machine) => {
      const { actor, merge, command, stored, emitted, snapshot } = shop(machine, { US: cart(1) });
      actor.send(ada);
      await settle();
      actor.send({ type: 'cart.add', sku: 'glow', quantity: 3 });
      actor.send({ type: 'session.closed' });
      expect(merge.last().args[1].aborted).toBe(true);
      expect(emitted.find(({ type }) => type === 'cart.refused')).toMatchObject({ commands: [{ sku: 'glow' }] });
      expect(selectCount(snapshot())).toBe(1);
      actor.send(bob);
      await settle();
      merge.last().reply.resolve();
      await settle();
      expect(command.calls).toEqual([]);
      actor.send({ type: 'session.closed' });
      actor.send(ada);
      await settle();
      expect(command.calls.map(({ args }) => args[0])).toEqual(stored);
      expect(stored).toMatchObject([{ account: 'ada', site: 'US', command: { sku: 'glow', quantity: 3 } }]);
    },

  'repeats an addition that may have reached the server when the session ended, under its key': async (machine) => {
    const { actor, command, stored, emitted } = shop(machine);
    actor.send(ada);
    await settle();
    actor.send({ type: 'cart.add', sku: 'glow', quantity: 3 });
    actor.send({ type: 'cart.add', sku: 'dusk', quantity: 1 });
    actor.send({ type: 'session.closed' });
    actor.send(ada);
    await settle();
    expect(command.calls.map(({ args }) => args[0].key)).toEqual([stored[0]?.key, stored[0]?.key]);
    command.last().reply.resolve({ count: 3 });
    await settle();
    command.last().reply.resolve({ count: 4 });
    await settle();
    expect(command.calls.map(({ args }) => args[0].command)).toMatchObject([
      { sku: 'glow' },
      { sku: 'glow' },
      { sku: 'dusk' },
    ]);
    expect(stored).toEqual([]);
    expect(emitted.filter(({ type }) => type === 'cart.added')).toHaveLength(2);
  },

  'sends what was not answered and is asked for again under its key, and everything else under another': async (
    machine,
  ) => {
    const { actor, command } = shop(machine);
    actor.send(ada);
    await settle();
    for (const sku of ['glow', 'dusk', 'glow', 'glow']) {
      actor.send({ type: 'cart.add', sku, quantity: 1 });
      await settle();
      if (command.calls.length === 1) command.last().reply.reject(new Error('lost'));
      else command.last().reply.resolve({ count: 1 });
      await settle();
    }
    const [first, other, again, anew] = command.calls.map(({ args }) => args[0].key);
    expect(again).toBe(first);
    expect(new Set([first, other, anew]).size).toBe(3);
    expect(anew).toBe('00000000-0000-4000-8000-000000000003');
  },

  'hears of no count, merge or addition of a member who has left': async (machine) => {
    const { actor, merge, count, snapshot } = shop(machine, { US: cart(1) });
    actor.send(ada);
    await settle();
    actor.send({ type: 'session.closed' });
    actor.send(bob);
    await settle();
    expect(merge.calls.map(({ args }) => args[0].account)).toEqual(['ada', 'ada']);
    merge.calls[0]?.reply.resolve();
    count.calls[0]?.reply.resolve(9);
    await settle();
    expect(selectCount(snapshot())).toBe(1);
  },

  'waits 300 s for a command, then notifies the shopper': async (machine) => {
    const { clock, actor, refused } = shop(machine);
    actor.send(ada);
    await settle();
    actor.send({ type: 'cart.add', sku: 'glow', quantity: 1 });
    clock.increment(299_999);
    expect(refused).toEqual([]);
    clock.increment(1);
    expect(refused).toEqual(['cart.add']);
  },
};
