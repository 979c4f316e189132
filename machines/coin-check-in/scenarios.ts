import { expect } from 'vitest';
import { requestTimeout } from '#rules/limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createCheckInImplementations } from './implementations.ts';
import type { coinCheckInMachine } from './machine.ts';
import { selectIsChecked, selectIsCheckingIn, selectIsUnsure, selectProblem, selectReceipt } from './selectors.ts';
import type { CheckInReply } from './types.ts';

const receipt = { reward: 10, days: 3 };

function open(machine: typeof coinCheckInMachine, isCheckedIn = false) {
  const clock = new SimulatedClock();
  const checkIn = fakeEffect<[AbortSignal], CheckInReply>();
  let changes = 0;
  const implementations = createCheckInImplementations({
    checkIn: checkIn.effect,
    coinsChanged: () => {
      changes += 1;
    },
  });
  const actor = createActor(machine.provide(implementations), { clock, input: { isCheckedIn } }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    clock,
    calls: () => checkIn.calls.length,
    press: () => actor.send({ type: 'checkIn.press' }),
    read: (isDone: boolean) => actor.send({ type: 'summary.read', isCheckedIn: isDone }),
    answer: async (reply: CheckInReply | Error) => {
      if (reply instanceof Error) checkIn.last().reply.reject(reply);
      else checkIn.last().reply.resolve(reply);
      await settle();
    },
    changes: () => changes,
    stand: () => ({
      checked: selectIsChecked(snapshot()),
      asking: selectIsCheckingIn(snapshot()),
      unsure: selectIsUnsure(snapshot()),
      receipt: selectReceipt(snapshot()),
      problem: selectProblem(snapshot()),
    }),
  };
}

const nothing = { checked: false, asking: false, unsure: false, receipt: null, problem: null };

export const coinCheckInScenarios: Scenarios<typeof coinCheckInMachine> = {
  'coins are told when the server has answered, and not before': async (machine) => {
    const page = open(machine);
    expect([page.stand(), page.calls()]).toEqual([nothing, 0]);
    page.press();
    page.press();
    expect(page.stand()).toEqual({ ...nothing, asking: true });
    expect(page.calls()).toBe(1);
    await page.answer({ kind: 'checkedIn', receipt });
    expect(page.stand()).toEqual({ ...nothing, checked: true, receipt });
    expect(page.changes()).toBe(1);
    page.press();
    expect(page.calls()).toBe(1);
  },

  'a day that was checked in before asks for nothing': (machine) => {
    const page = open(machine, true);
    expect(page.stand()).toEqual({ ...nothing, checked: true });
    page.press();
    expect(page.calls()).toBe(0);
  },

  'a lost answer is asked for again, and the server says that it was done': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer(new Error('Failed to fetch'));
    expect(page.stand()).toEqual({ ...nothing, unsure: true });
    page.press();
    await page.answer({ kind: 'already' });
    expect(page.stand()).toEqual({ ...nothing, checked: true });
    expect(page.changes()).toBe(1);
  },

  'no answer in time leaves the outcome open until the server says how today stands': (machine) => {
    for (const isDone of [true, false]) {
      const page = open(machine);
      page.press();
      page.clock.increment(requestTimeout - 1);
      expect(page.stand().asking).toBe(true);
      page.clock.increment(1);
      expect(page.stand().unsure).toBe(true);
      page.read(isDone);
      expect(page.stand()).toEqual({ ...nothing, checked: isDone });
    }
  },

  'a refusal is shown beside the button until it is pressed again': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer({ kind: 'refused', message: 'Not now.' });
    expect(page.stand()).toEqual({ ...nothing, problem: 'Not now.' });
    expect(page.changes()).toBe(0);
    page.read(false);
    expect(page.stand().problem).toBe('Not now.');
    page.press();
    expect(page.stand()).toEqual({ ...nothing, asking: true });
  },

  'a check-in in another tab closes the day here, and midnight opens the next one': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer({ kind: 'refused', message: 'Not now.' });
    page.read(true);
    expect(page.stand()).toEqual({ ...nothing, checked: true });
    page.read(true);
    expect(page.stand().checked).toBe(true);
    page.read(false);
    expect(page.stand()).toEqual(nothing);
  },

  'the coins of yesterday are not told on the next day, nor in the answer to a read': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer({ kind: 'checkedIn', receipt });
    page.read(true);
    expect(page.stand().receipt).toEqual(receipt);
    page.read(false);
    expect(page.stand()).toEqual(nothing);
  },

  'a read while the request is on its way changes nothing': (machine) => {
    const page = open(machine);
    page.press();
    page.read(true);
    page.read(false);
    expect(page.stand()).toEqual({ ...nothing, asking: true });
  },
};
