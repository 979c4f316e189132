import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { couponMachine } from './machine.ts';
import { validFrom, validTo } from './model.ts';
import { selectDiscount, selectIsUsable, selectOrderNo, selectValidTo } from './selectors.ts';

const week = 7 * 24 * 60 * 60_000;

function offer(machine: typeof couponMachine) {
  const actor = createActor(machine, { input: { validFrom, validTo } }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    state: () => snapshot().value,
    isUsable: () => selectIsUsable(snapshot()),
    order: () => [selectOrderNo(snapshot()), selectDiscount(snapshot())],
    validTo: () => selectValidTo(snapshot()),
    claim: (now = validFrom) => actor.send({ type: 'coupon.claim', now }),
    lock: (now = validFrom, discount = 500, orderNo = 'A') =>
      actor.send({ type: 'coupon.lock', orderNo, discount, subtotal: 500, now }),
    paid: (orderNo = 'A') => actor.send({ type: 'order.paid', orderNo }),
    closed: (now: number, orderNo = 'A') => actor.send({ type: 'order.closed', orderNo, now }),
    returned: (now: number, orderNo = 'A') => actor.send({ type: 'order.returned', orderNo, now }),
    pass: (now: number) => actor.send({ type: 'time.passed', now }),
  };
}

export const couponScenarios: Scenarios<typeof couponMachine> = {
  'a coupon is good from its first millisecond to the one before its end': (machine) => {
    const early = offer(machine);
    early.claim(validFrom - 1);
    expect(early.isUsable()).toBe(false);
    early.pass(validFrom - 1);
    expect(early.state()).toBe('waiting');
    early.pass(validFrom);
    expect(early.isUsable()).toBe(true);
    early.pass(validTo - 1);
    expect(early.isUsable()).toBe(true);
    early.pass(validTo);
    expect(early.state()).toBe('expired');
  },

  'a coupon that nobody claims, or that waits past its end, is gone': (machine) => {
    const unclaimed = offer(machine);
    unclaimed.pass(validTo - 1);
    expect(unclaimed.state()).toBe('offered');
    unclaimed.pass(validTo);
    expect(unclaimed.state()).toBe('expired');
    const slept = offer(machine);
    slept.claim(validFrom - 1);
    slept.pass(validTo);
    expect(slept.state()).toBe('expired');
  },

  'a coupon can be claimed until its end, not at it': (machine) => {
    const last = offer(machine);
    last.claim(validTo - 1);
    expect(last.state()).toBe('claimed');
    const late = offer(machine);
    late.claim(validTo);
    expect(late.state()).toBe('expired');
  },

  'an order takes it with what it takes off, and its payment uses it': (machine) => {
    const { claim, lock, paid, state, order } = offer(machine);
    claim();
    lock();
    expect(order()).toEqual(['A', 500]);
    paid();
    expect(state()).toBe('redeemed');
    expect(order()).toEqual(['A', 500]);
  },

  'it is never worth more than the variants, nor nothing, nor anything at its end': (machine) => {
    for (const [now, discount] of [
      [validFrom, 501],
      [validFrom, 0],
      [validTo, 500],
    ] as const) {
      const { claim, lock, state } = offer(machine);
      claim();
      lock(now, discount);
      expect(state()).toBe('claimed');
    }
    const { claim, lock, state } = offer(machine);
    claim();
    lock(validTo - 1, 1);
    expect(state()).toBe('applied');
  },

  'while one order holds it no other order has it, uses it or frees it': (machine) => {
    const { claim, lock, paid, closed, order, state } = offer(machine);
    claim();
    lock();
    lock(validFrom, 400, 'B');
    paid('B');
    closed(validFrom, 'B');
    closed(validTo, 'B');
    expect(order()).toEqual(['A', 500]);
    expect(state()).toBe('applied');
  },

  'an order that comes to nothing gives it back until its end': (machine) => {
    const intime = offer(machine);
    intime.claim();
    intime.lock();
    intime.closed(validTo - 1);
    expect(intime.isUsable()).toBe(true);
    expect(intime.order()).toEqual([null, 0]);
    const late = offer(machine);
    late.claim();
    late.lock();
    late.pass(validTo);
    expect(late.state()).toBe('applied');
    late.closed(validTo);
    expect(late.state()).toBe('expired');
    expect(late.order()).toEqual([null, 0]);
  },

  'a whole order that comes back gives it back, and late with seven more days': (machine) => {
    const intime = offer(machine);
    intime.claim();
    intime.lock();
    intime.paid();
    intime.returned(validTo - 1, 'B');
    expect(intime.state()).toBe('redeemed');
    intime.returned(validTo - 1);
    expect(intime.isUsable()).toBe(true);
    expect(intime.validTo()).toBe(validTo);
    const late = offer(machine);
    late.claim();
    late.lock();
    late.paid();
    late.returned(validTo, 'B');
    expect(late.state()).toBe('redeemed');
    late.returned(validTo);
    expect(late.isUsable()).toBe(true);
    expect(late.order()).toEqual([null, 0]);
    late.pass(validTo + week - 1);
    expect(late.isUsable()).toBe(true);
    late.pass(validTo + week);
    expect(late.state()).toBe('expired');
  },

  'the shop can take it back wherever it is, also out of an order': (machine) => {
    const ways: ((coupon: ReturnType<typeof offer>) => void)[] = [
      () => undefined,
      ({ claim }) => claim(validFrom - 1),
      ({ claim }) => claim(),
      ({ claim, lock }) => [claim(), lock()],
      ({ claim, lock, paid }) => [claim(), lock(), paid()],
    ];
    for (const live of ways) {
      const coupon = offer(machine);
      live(coupon);
      coupon.actor.send({ type: 'coupon.revoke' });
      expect(coupon.state()).toBe('revoked');
      expect(coupon.order()).toEqual([null, 0]);
    }
  },
};
