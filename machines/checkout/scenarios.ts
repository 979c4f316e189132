import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createCheckoutImplementations } from './implementations.ts';
import type { checkoutMachine } from './machine.ts';
import { selectIsLocked, selectIsSubmitting, selectLost, selectNotice, selectPayMethod } from './selectors.ts';
import type {
  CheckoutDependencies,
  Choices,
  OrderKey,
  OrderReply,
  OrderRequest,
  QuoteFacts,
  TypedDetails,
} from './types.ts';

function quote(hash: string, amount = 8412): QuoteFacts {
  return { quoteHash: hash, total: { amount, currency: 'USD' }, problems: [], validFor: 600_000 };
}

function enter(machine: typeof checkoutMachine, orderKey: OrderKey | null = null) {
  const clock = new SimulatedClock();
  const quotes = fakeEffect<[Choices, AbortSignal], QuoteFacts>();
  const orders = fakeEffect<[OrderRequest, AbortSignal], OrderReply>();
  const storedKeys: (OrderKey | null)[] = [];
  const left: Parameters<CheckoutDependencies['leave']>[] = [];
  let keys = 0;
  const implementations = createCheckoutImplementations({
    requestQuote: quotes.effect,
    createOrder: orders.effect,
    createKey: () => `key ${(keys += 1)}`,
    persistOrderKey: (key) => storedKeys.push(key),
    leave: (...args) => left.push(args),
  });
  const input = { choices: { email: 'ada@example.org' }, orderKey };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  const submit = (details: TypedDetails = { billing: 'SAME' }) => actor.send({ type: 'checkout.submit', details });
  return { clock, actor, submit, quotes, orders, storedKeys, left, snapshot: () => actor.getSnapshot() };
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
    const { submit, orders, storedKeys, snapshot } = await enterReady(machine);
    submit();
    submit();
    await settle();
    expect(selectIsSubmitting(snapshot())).toBe(true);
    submit();
    expect(orders.calls).toHaveLength(1);
    expect(storedKeys).toEqual([{ key: 'key 1', quoteHash: 'q1' }]);
    orders.last().reply.resolve({ kind: 'created', order: { orderNo: 'L1', accessKey: 'a', paid: false } });
    await settle();
    expect(snapshot().output).toEqual({ orderNo: 'L1', accessKey: 'a', paid: false });
    expect(storedKeys.at(-1)).toBeNull();
  },

  'tries again with the same key when the reply was lost': async (machine) => {
    const { actor, submit, orders } = await enterReady(machine);
    submit();
    await settle();
    orders.last().reply.reject(new Error('lost'));
    await settle();
    actor.send({ type: 'checkout.retry' });
    expect(orders.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 1']);
  },

  'uses the key kept before a reload for the same quote, and a new one for another': async (machine) => {
    const same = await enterReady(machine, { key: 'kept', quoteHash: 'q1' });
    same.submit();
    await settle();
    expect(same.orders.last().args[0].key).toBe('kept');
    const other = await enterReady(machine, { key: 'kept', quoteHash: 'q0' });
    other.submit();
    await settle();
    expect(other.orders.last().args[0].key).toBe('key 1');
  },

  'comes back with a notice when the total moved': async (machine) => {
    const { submit, quotes, orders, storedKeys, snapshot } = await enterReady(machine);
    submit();
    await settle();
    orders.last().reply.resolve({ kind: 'stale', lost: null });
    await settle();
    quotes.last().reply.resolve(quote('q2', 9000));
    await settle();
    expect(storedKeys).toEqual([{ key: 'key 1', quoteHash: 'q1' }, null]);
    expect(selectNotice(snapshot())).toMatchObject({ was: { amount: 8412 }, now: { amount: 9000 } });
    expect(snapshot().matches('ready')).toBe(true);
    expect(orders.calls).toHaveLength(1);
  },

  'shows why an order was refused and waits for a change': async (machine) => {
    const { submit, orders, snapshot } = await enterReady(machine);
    submit();
    await settle();
    orders.last().reply.resolve({ kind: 'refused', problems: [{ code: 'OUT_OF_STOCK', key: 'firefly_0' }] });
    await settle();
    expect(snapshot().context.refusals).toEqual([{ code: 'OUT_OF_STOCK', key: 'firefly_0' }]);
    expect(snapshot().matches('ready')).toBe(true);
    expect(orders.calls).toHaveLength(1);
  },

  'asks for fresh totals when the quote runs out after 10 minutes': async (machine) => {
    const { clock, quotes } = await enterReady(machine);
    clock.increment(599_999);
    expect(quotes.calls).toHaveLength(1);
    clock.increment(1);
    expect(quotes.calls).toHaveLength(2);
  },

  'waits 300 s for the answer to an order': async (machine) => {
    const { clock, submit, snapshot } = await enterReady(machine);
    submit();
    await settle();
    clock.increment(299_999);
    expect(selectIsSubmitting(snapshot())).toBe(true);
    clock.increment(1);
    expect(snapshot().matches('outcomeUnknown')).toBe(true);
  },

  'keeps an order that was pressed before the totals were here until they are, and sends it if they stayed': async (
    machine,
  ) => {
    const { actor, submit, clock, quotes, orders } = await enterReady(machine);
    actor.send({ type: 'checkout.edit', choices: { shippingMethod: 'EXPRESS' } });
    submit({ billing: 'SAME', remark: 'ring twice' });
    clock.increment(300);
    expect(orders.calls).toHaveLength(0);
    quotes.last().reply.resolve(quote('q2'));
    await settle();
    expect(orders.last().args[0]).toMatchObject({
      key: 'key 1',
      quoteHash: 'q2',
      choices: { shippingMethod: 'EXPRESS' },
      details: { billing: 'SAME', remark: 'ring twice', payMethod: 'CARD' },
    });
  },

  'sends no order for a total that nobody has seen, and none later by itself': async (machine) => {
    const { actor, submit, clock, quotes, orders, snapshot } = await enterReady(machine);
    actor.send({ type: 'checkout.edit', choices: { shippingMethod: 'EXPRESS' } });
    submit();
    clock.increment(300);
    quotes.last().reply.resolve(quote('q2', 9000));
    await settle();
    expect(snapshot().matches('ready')).toBe(true);
    actor.send({ type: 'checkout.retry' });
    quotes.last().reply.resolve(quote('q2', 9000));
    await settle();
    expect(orders.calls).toHaveLength(0);
    submit();
    await settle();
    expect(orders.calls).toHaveLength(1);
  },

  'forgets an order that waited when the totals do not come, in whichever way': async (machine) => {
    for (const fail of ['error', 'silence'] as const) {
      const { actor, submit, clock, quotes, orders, snapshot } = await enterReady(machine);
      actor.send({ type: 'checkout.retry' });
      submit();
      if (fail === 'error') quotes.last().reply.reject(new Error('lost'));
      else clock.increment(300_000);
      await settle();
      expect(snapshot().matches('quoteFailed')).toBe(true);
      actor.send({ type: 'checkout.retry' });
      quotes.last().reply.resolve(quote('q1'));
      await settle();
      expect(orders.calls).toHaveLength(0);
    }
  },

  'says which coupon was gone when the order was sent, until something is changed': async (machine) => {
    const { actor, submit, quotes, orders, snapshot } = await enterReady(machine);
    submit();
    await settle();
    const lost = { code: 'COUPON_USED', message: 'This coupon has been used.' };
    orders.last().reply.resolve({ kind: 'stale', lost });
    await settle();
    quotes.last().reply.resolve(quote('q2', 9000));
    await settle();
    expect([selectLost(snapshot()), selectNotice(snapshot())?.now.amount]).toEqual([lost, 9000]);
    actor.send({ type: 'checkout.edit', choices: { autoCoupon: true } });
    expect(selectLost(snapshot())).toBeNull();
  },

  'looks at the totals again when an order that was refused is pressed again, and then sends it': async (machine) => {
    const { submit, quotes, orders, storedKeys } = await enterReady(machine);
    submit({ billing: 'SAME', email: 'ada@' });
    await settle();
    orders.last().reply.resolve({ kind: 'refused', problems: [{ code: 'VALIDATION' }] });
    await settle();
    submit({ billing: 'SAME', email: 'ada@example.org' });
    expect(orders.calls).toHaveLength(1);
    quotes.last().reply.resolve(quote('q1'));
    await settle();
    expect(orders.last().args[0]).toMatchObject({ key: 'key 2', details: { email: 'ada@example.org' } });
    expect(storedKeys).toEqual([{ key: 'key 1', quoteHash: 'q1' }, null, { key: 'key 2', quoteHash: 'q1' }]);
  },

  'repeats an order exactly while nobody knows whether it exists': async (machine) => {
    const { actor, submit, orders, snapshot } = await enterReady(machine);
    submit({ billing: 'SAME', remark: 'first' });
    await settle();
    orders.last().reply.reject(new Error('lost'));
    await settle();
    expect(selectIsLocked(snapshot())).toBe(true);
    actor.send({ type: 'payMethod.chosen', payMethod: 'REDIRECT_BANK' });
    submit({ billing: 'SAME', remark: 'second' });
    expect(orders.calls.map(({ args }) => args[0].details)).toEqual([
      { billing: 'SAME', remark: 'first', payMethod: 'CARD' },
      { billing: 'SAME', remark: 'first', payMethod: 'CARD' },
    ]);
  },

  'takes no answer of an order after the page was left': async (machine) => {
    const { actor, submit, orders, left, storedKeys } = await enterReady(machine);
    submit();
    await settle();
    actor.stop();
    expect(orders.last().args[1].aborted).toBe(true);
    orders.last().reply.resolve({ kind: 'created', order: { orderNo: 'L1', accessKey: null, paid: false } });
    await settle();
    expect(left).toEqual([]);
    expect(storedKeys).toEqual([{ key: 'key 1', quoteHash: 'q1' }]);
  },

  'goes on to the way to pay that was chosen, or to the thanks where nothing is left to pay': async (machine) => {
    const steps = [
      ['CARD', false, 'card'],
      ['REDIRECT_BANK', false, 'payment'],
      ['REDIRECT_BANK', true, 'completed'],
    ] as const;
    for (const [payMethod, paid, step] of steps) {
      const { actor, submit, orders, left, snapshot } = await enterReady(machine);
      actor.send({ type: 'payMethod.chosen', payMethod });
      expect(selectPayMethod(snapshot())).toBe(payMethod);
      submit();
      await settle();
      const order = { orderNo: 'L1', accessKey: null, paid };
      orders.last().reply.resolve({ kind: 'created', order });
      await settle();
      expect(left).toEqual([[order, step, payMethod]]);
      expect(selectIsLocked(snapshot())).toBe(true);
    }
  },
};
