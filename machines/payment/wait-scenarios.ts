import { expect } from 'vitest';
import { settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import type { paymentMachine } from './machine.ts';
import { facts, pay, untouched } from './payment-fixture.ts';
import { selectIsBeingChecked } from './selectors.ts';

/** How often, how long and for whom the server is asked while nobody knows how an attempt ended. */
export const waitScenarios: Scenarios<typeof paymentMachine> = {
  'looks every 2 s fifteen times, then every 5 s twenty-four times, then promises a mail': async (machine) => {
    const { clock, read, step } = await pay(machine, facts('PROCESSING'));
    const readCount = () => read.calls.length;
    const answer = async () => {
      read.last().reply.resolve(facts('PROCESSING'));
      await settle();
    };
    await answer();
    for (const [looks, interval] of [
      [15, 2_000],
      [24, 5_000],
    ] as const) {
      for (let look = 0; look < looks; look += 1) {
        const before = readCount();
        clock.increment(interval - 1);
        expect(readCount()).toBe(before);
        clock.increment(1);
        expect(readCount()).toBe(before + 1);
        await answer();
      }
    }
    expect(step()).toBe('unknown');
    expect(readCount()).toBe(1 + 1 + 15 + 24);
  },

  'tells nobody to wait who has closed the window of the bank, and a shopper who has confirmed there': async (
    machine,
  ) => {
    for (const [event, end] of [
      ['payment.checkNow', 'unconfirmed'],
      ['challenge.finished', 'unknown'],
    ] as const) {
      const { clock, actor, openCardForm, confirm, read, step } = await pay(machine, untouched);
      await openCardForm();
      actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: false });
      confirm.last().reply.resolve(facts('REQUIRES_ACTION', 'THREE_DS'));
      await settle();
      actor.send({ type: event });
      for (let look = 0; look < 40; look += 1) {
        read.last().reply.resolve(facts('REQUIRES_ACTION', 'THREE_DS'));
        await settle();
        clock.increment(5_000);
      }
      expect(step()).toBe(end);
      expect(selectIsBeingChecked(actor.getSnapshot())).toBe(end === 'unknown');
      actor.send({ type: 'payment.resume' });
      expect(step()).toBe(end === 'unknown' ? 'unknown' : 'challenging');
    }
  },

  'promises a mail to whom the bank has sent back, though it has not said how it ended': async (machine) => {
    const waits = facts('REQUIRES_ACTION', 'REDIRECT');
    const { clock, read, step } = await pay(machine, waits, { isConfirmed: true });
    for (let look = 0; look < 40; look += 1) {
      read.last().reply.resolve(waits);
      await settle();
      clock.increment(5_000);
    }
    expect(step()).toBe('unknown');
  },

  'offers no card again whose answer was lost, however many looks fail, until the server has answered': async (
    machine,
  ) => {
    const { clock, actor, openCardForm, confirm, read, step } = await pay(machine, untouched);
    await openCardForm();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: true });
    expect(confirm.calls.map(({ args }) => args[0])).toEqual([{ paymentNo: 'P1', cardToken: 'tok_1', saveCard: true }]);
    confirm.last().reply.reject(new Error('lost'));
    await settle();
    for (const type of ['payment.checkNow', 'page.becameVisible'] as const) {
      for (let look = 0; look < 40; look += 1) {
        read.last().reply.reject(new Error('lost'));
        await settle();
        clock.increment(5_000);
      }
      expect(step()).toBe('unknown');
      actor.send({ type });
      expect(step()).toBe('confirming');
    }
  },
};
