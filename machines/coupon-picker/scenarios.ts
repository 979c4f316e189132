import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { chosenIds } from './choice.ts';
import { createCouponPickerImplementations } from './implementations.ts';
import type { couponPickerMachine } from './machine.ts';
import { samplePricing, sampleWallet } from './samples.ts';
import {
  selectChoice,
  selectCodeProblem,
  selectIsCodeUnanswered,
  selectIsPricing,
  selectIsRedeeming,
  selectIsUnpriced,
  selectPricing,
  selectRedeemed,
  selectRefused,
  selectReplacedId,
} from './selectors.ts';
import type { CodeReply, CouponChoice, PricedCoupons } from './types.ts';

const { first, second, delivery, coded } = sampleWallet;

const bySlot = (ITEMS: string | null, DELIVERY: string | null) => ({ ITEMS, DELIVERY });

function open(machine: typeof couponPickerMachine, own?: readonly string[]) {
  const clock = new SimulatedClock();
  const prices = fakeEffect<[CouponChoice, AbortSignal], PricedCoupons>();
  const codes = fakeEffect<[string, AbortSignal], CodeReply>();
  const confirmed: CouponChoice[] = [];
  const closed: string[] = [];
  const implementations = createCouponPickerImplementations({
    price: prices.effect,
    redeem: codes.effect,
    confirm: (chosen) => confirmed.push(chosen),
    close: () => closed.push('closed'),
  });
  const input = { pricing: samplePricing(own ?? ['first', 'delivery']), isAutomatic: own === undefined };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    clock,
    prices,
    codes,
    confirmed,
    closed,
    snapshot,
    toggle: (couponId: string) => actor.send({ type: 'coupon.toggle', couponId }),
    enter: (code: string) => actor.send({ type: 'code.submit', code }),
    chosen: () => chosenIds(selectChoice(snapshot())),
    price: async (pricing: PricedCoupons | Error) => {
      const { reply } = prices.last();
      if (pricing instanceof Error) reply.reject(pricing);
      else reply.resolve(pricing);
      await settle();
    },
    answer: async (reply: CodeReply | Error) => {
      if (reply instanceof Error) codes.last().reply.reject(reply);
      else codes.last().reply.resolve(reply);
      await settle();
    },
  };
}

export const couponPickerScenarios: Scenarios<typeof couponPickerMachine> = {
  'the picker opens with the best combination applied, and asks nothing': (machine) => {
    const { chosen, prices, snapshot } = open(machine);
    expect(chosen()).toEqual(['first', 'delivery']);
    expect(selectChoice(snapshot()).isAutomatic).toBe(true);
    expect(prices.calls).toHaveLength(0);
  },

  'another coupon for the items replaces the first one, which is named, and the delivery stays': async (machine) => {
    const { toggle, chosen, snapshot, prices, price } = open(machine);
    toggle('second');
    expect(chosen()).toEqual(['second', 'delivery']);
    expect(selectReplacedId(snapshot())).toBe('first');
    expect(prices.last().args[0]).toEqual({ bySlot: bySlot('second', 'delivery'), isAutomatic: false });
    await price(samplePricing(['second', 'delivery']));
    expect(selectReplacedId(snapshot())).toBe('first');
    toggle('delivery');
    expect([chosen(), selectReplacedId(snapshot())]).toEqual([['second'], null]);
  },

  'a coupon that is not offered cannot be chosen': (machine) => {
    const { toggle, chosen, prices } = open(machine);
    toggle('nobody');
    expect(chosen()).toEqual(['first', 'delivery']);
    expect(prices.calls).toHaveLength(0);
  },

  'a late answer never wins over a newer choice': async (machine) => {
    const { toggle, chosen, snapshot, prices, price } = open(machine);
    toggle('second');
    const late = prices.last();
    toggle('delivery');
    expect(late.args[1].aborted).toBe(true);
    late.reply.resolve(samplePricing(['second', 'delivery']));
    await settle();
    expect(chosen()).toEqual(['second']);
    expect(selectIsPricing(snapshot())).toBe(true);
    await price(samplePricing(['second']));
    expect(selectPricing(snapshot()).total.amount).toBe(9_200);
    expect(selectIsPricing(snapshot())).toBe(false);
  },

  'a coupon that does nothing gives way to what was chosen before it, and the reason stays': async (machine) => {
    const { toggle, chosen, snapshot, prices, price } = open(machine);
    toggle('second');
    await price(samplePricing(['delivery'], [first, delivery], [second]));
    expect(chosen()).toEqual(['first', 'delivery']);
    expect(prices.last().args[0]).toEqual({ bySlot: bySlot('first', 'delivery'), isAutomatic: true });
    await price(samplePricing(['first', 'delivery'], [first, delivery], [second]));
    expect(selectRefused(snapshot())).toEqual([
      { couponId: 'second', message: 'Your items do not reach the amount this coupon needs.' },
    ]);
    expect(selectReplacedId(snapshot())).toBeNull();
    toggle('delivery');
    expect(selectRefused(snapshot())).toEqual([]);
  },

  'a coupon that is gone meanwhile is said when another one is taken out': async (machine) => {
    const { toggle, chosen, snapshot, price } = open(machine, ['first', 'delivery']);
    toggle('delivery');
    await price(samplePricing([], [second]));
    expect(chosen()).toEqual([]);
    expect(selectRefused(snapshot())).toEqual([{ couponId: 'first', message: null }]);
  },

  'the best combination of the shop can be had back': async (machine) => {
    const { actor, prices, chosen, snapshot, price } = open(machine, []);
    actor.send({ type: 'coupons.useBest' });
    expect(prices.last().args[0].isAutomatic).toBe(true);
    await price(samplePricing(['second']));
    expect(chosen()).toEqual(['second']);
    expect(selectRefused(snapshot())).toEqual([]);
  },

  'the coupon of a code appears and is tried at once': async (machine) => {
    const { enter, answer, codes, prices, chosen, snapshot, price } = open(machine);
    enter(' light8 ');
    expect(codes.last().args[0]).toBe('light8');
    expect(selectIsRedeeming(snapshot())).toBe(true);
    await answer({ kind: 'redeemed', coupon: coded });
    expect(selectRedeemed(snapshot())).toBe(coded);
    expect(chosen()).toEqual(['coded', 'delivery']);
    expect(selectReplacedId(snapshot())).toBe('first');
    expect(prices.last().args[0].bySlot).toEqual(bySlot('coded', 'delivery'));
    await price(samplePricing(['coded', 'delivery'], [coded, first, delivery]));
    expect(chosen()).toEqual(['coded', 'delivery']);
  },

  'the coupon of a code that does nothing here is refused with its reason, and stays in the wallet': async (
    machine,
  ) => {
    const { enter, answer, chosen, snapshot, price } = open(machine);
    enter('LIGHT8');
    await answer({ kind: 'redeemed', coupon: coded });
    await price(samplePricing(['delivery'], [first, delivery], [coded]));
    await price(samplePricing(['first', 'delivery'], [first, delivery], [coded]));
    expect(chosen()).toEqual(['first', 'delivery']);
    expect(selectRefused(snapshot()).map(({ couponId }) => couponId)).toEqual(['coded']);
    expect(selectRedeemed(snapshot())).toBe(coded);
  },

  'a wrong code says why until the next one, and blanks are no code': async (machine) => {
    const { enter, answer, codes, chosen, snapshot } = open(machine);
    enter('   ');
    expect(codes.calls).toHaveLength(0);
    enter('LIHGT8');
    await answer({ kind: 'refused', message: 'We do not know this code.' });
    expect(selectCodeProblem(snapshot())).toBe('We do not know this code.');
    expect(chosen()).toEqual(['first', 'delivery']);
    enter('LIGHT8');
    expect(selectCodeProblem(snapshot())).toBeNull();
  },

  'a second code while the first is on its way is not sent, and the picker cannot be confirmed': async (machine) => {
    const { actor, enter, answer, codes, confirmed, price } = open(machine);
    enter('LIGHT8');
    enter('LIGHT9');
    actor.send({ type: 'picker.confirm' });
    expect(codes.calls).toHaveLength(1);
    expect(confirmed).toEqual([]);
    await answer({ kind: 'redeemed', coupon: coded });
    await price(samplePricing(['coded', 'delivery'], [coded, first, delivery]));
    actor.send({ type: 'picker.confirm' });
    expect(confirmed).toEqual([{ bySlot: bySlot('coded', 'delivery'), isAutomatic: false }]);
  },

  'a code without an answer is not known to be taken, and can be entered again': async (machine) => {
    const { actor, clock, enter, answer, codes, confirmed, snapshot } = open(machine);
    enter('LIGHT8');
    await answer(new Error('lost'));
    expect(selectIsCodeUnanswered(snapshot())).toBe(true);
    enter('LIGHT8');
    clock.increment(299_999);
    expect(selectIsCodeUnanswered(snapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsCodeUnanswered(snapshot())).toBe(true);
    expect(codes.calls).toHaveLength(2);
    enter('  ');
    expect(codes.calls).toHaveLength(2);
    actor.send({ type: 'picker.confirm' });
    expect(confirmed).toHaveLength(1);
  },

  'without a connection the choice stays on screen and its total is asked for again': async (machine) => {
    const { actor, clock, toggle, chosen, prices, price, snapshot } = open(machine);
    toggle('second');
    await price(new Error('offline'));
    expect([chosen(), selectIsUnpriced(snapshot())]).toEqual([['second', 'delivery'], true]);
    actor.send({ type: 'picker.retry' });
    expect(prices.last().args[0].bySlot).toEqual(bySlot('second', 'delivery'));
    clock.increment(299_999);
    expect(selectIsUnpriced(snapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsUnpriced(snapshot())).toBe(true);
    toggle('delivery');
    expect(selectIsPricing(snapshot())).toBe(true);
  },

  'confirming tells the order of the choice once, and closes': async (machine) => {
    const { actor, toggle, confirmed, closed, price, snapshot } = open(machine);
    toggle('second');
    await price(samplePricing(['second', 'delivery']));
    actor.send({ type: 'picker.confirm' });
    expect(confirmed).toEqual([{ bySlot: bySlot('second', 'delivery'), isAutomatic: false }]);
    expect([closed, snapshot().status]).toEqual([['closed'], 'done']);
  },

  'cancelling tells the order nothing, and takes no answer that is on its way': async (machine) => {
    const { actor, toggle, confirmed, closed, prices } = open(machine);
    toggle('second');
    actor.send({ type: 'picker.cancel' });
    expect(prices.last().args[1].aborted).toBe(true);
    expect([confirmed, closed]).toEqual([[], ['closed']]);
  },
};
