import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createCheckoutImplementations } from './implementations.ts';
import type { checkoutMachine } from './machine.ts';
import { selectCanSubmit, selectIsSubmitting, selectNotice, selectRefusals } from './selectors.ts';
import type { Choices, OrderKey, OrderReply, OrderRequest, QuoteFacts } from './types.ts';

function quote(hash: string, amount = 8412): QuoteFacts {
  return { quoteHash: hash, total: { amount, currency: 'USD' }, problems: [], validFor: 600_000 };
}

function enter(machine: typeof checkoutMachine, orderKey: OrderKey | null = null) {
  const clock = new SimulatedClock();
  const quotes = fakeEffect<[Choices, AbortSignal], QuoteFacts>();
  const orders = fakeEffect<[OrderRequest, AbortSignal], OrderReply>();
  const storedKeys: (OrderKey | null)[] = [];
  let keys = 0;
  const implementations = createCheckoutImplementations({
    requestQuote: quotes.effect,
    createOrder: orders.effect,
    createKey: () => `key ${(keys += 1)}`,
    persistOrderKey: (key) => storedKeys.push(key),
  });
  const input = { choices: { email: 'ada@example.org' }, orderKey };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  return { clock, actor, quotes, orders, storedKeys, snapshot: () => actor.getSnapshot() };
}

async function enterReady(machine: typeof checkoutMachine, orderKey: OrderKey | null = null) {
  const checkout = enter(machine, orderKey);
  checkout.quotes.last().reply.resolve(quote('q1'));
  await settle();
  return checkout;
}

export const checkoutScenarios: Scenarios<typeof checkoutMachine> = {
  'quotes again 300 ms after the last edit': async (machine) => {
    const { clock, actor, quotes } = await enterReady(machine);
    actor.send({ type: 'checkout.edit', choices: { shippingMethod: 'EXPRESS' } });
    clock.increment(299);
    actor.send({ type: 'checkout.edit', choices: { remark: 'ring twice' } });
    clock.increment(299);
    expect(quotes.calls).toHaveLength(1);
    clock.increment(1);
    expect(quotes.last().args[0]).toEqual({
      email: 'ada@example.org',
      shippingMethod: 'EXPRESS',
      remark: 'ring twice',
    });
  },

  'makes one order of two taps': async (machine) => {
    const { actor, orders, storedKeys, snapshot } = await enterReady(machine);
    actor.send({ type: 'checkout.submit' });
    actor.send({ type: 'checkout.submit' });
    await settle();
    expect(selectIsSubmitting(snapshot())).toBe(true);
    actor.send({ type: 'checkout.submit' });
    expect(orders.calls).toHaveLength(1);
    expect(storedKeys).toEqual([{ key: 'key 1', quoteHash: 'q1' }]);
    orders.last().reply.resolve({ kind: 'created', order: { orderNo: 'L1', accessKey: 'a', paid: false } });
    await settle();
    expect(snapshot().output).toEqual({ orderNo: 'L1', accessKey: 'a', paid: false });
    expect(storedKeys.at(-1)).toBeNull();
  },

  'tries again with the same key when the reply was lost': async (machine) => {
    const { actor, orders } = await enterReady(machine);
    actor.send({ type: 'checkout.submit' });
    await settle();
    orders.last().reply.reject(new Error('lost'));
    await settle();
    actor.send({ type: 'checkout.retry' });
    expect(orders.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 1']);
  },

  'uses the key kept before a reload for the same quote, and a new one for another': async (machine) => {
    const same = await enterReady(machine, { key: 'kept', quoteHash: 'q1' });
    same.actor.send({ type: 'checkout.submit' });
    await settle();
    expect(same.orders.last().args[0].key).toBe('kept');
    const other = await enterReady(machine, { key: 'kept', quoteHash: 'q0' });
    other.actor.send({ type: 'checkout.submit' });
    await settle();
    expect(other.orders.last().args[0].key).toBe('key 1');
  },

  'comes back with a notice when the total moved': async (machine) => {
    const { actor, quotes, orders, snapshot } = await enterReady(machine);
    actor.send({ type: 'checkout.submit' });
    await settle();
    orders.last().reply.resolve({ kind: 'stale' });
    await settle();
    quotes.last().reply.resolve(quote('q2', 9000));
    await settle();
    expect(selectNotice(snapshot())).toMatchObject({ was: { amount: 8412 }, now: { amount: 9000 } });
    expect(selectCanSubmit(snapshot())).toBe(true);
    expect(orders.calls).toHaveLength(1);
  },

  'shows why an order was refused and waits for a change': async (machine) => {
    const { actor, orders, snapshot } = await enterReady(machine);
    actor.send({ type: 'checkout.submit' });
    await settle();
    orders.last().reply.resolve({ kind: 'refused', problems: [{ code: 'OUT_OF_STOCK', key: 'firefly_0' }] });
    await settle();
    expect(selectRefusals(snapshot())).toEqual([{ code: 'OUT_OF_STOCK', key: 'firefly_0' }]);
    expect(selectCanSubmit(snapshot())).toBe(false);
  },

  'asks for fresh totals when the quote runs out after 10 minutes': async (machine) => {
    const { clock, quotes } = await enterReady(machine);
    clock.increment(599_999);
    expect(quotes.calls).toHaveLength(1);
    clock.increment(1);
    expect(quotes.calls).toHaveLength(2);
  },

  'waits 300 s for the answer to an order': async (machine) => {
    const { clock, actor, snapshot } = await enterReady(machine);
    actor.send({ type: 'checkout.submit' });
    await settle();
    clock.increment(299_999);
    expect(selectIsSubmitting(snapshot())).toBe(true);
    clock.increment(1);
    expect(snapshot().matches('outcomeUnknown')).toBe(true);
  },
};
