import { noticeAutoClose } from '#rules/limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import type { Scenarios } from '../verify/scenarios.ts';
import type { noticeMachine } from './machine.ts';
import { selectIsLeaving } from './selectors.ts';

function post(machine: typeof noticeMachine, duration: number) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { id: 'notice-1', duration } }).start();
  return { clock, actor, isLeaving: () => selectIsLeaving(actor.getSnapshot()) };
}

export const noticeScenarios: Scenarios<typeof noticeMachine> = {
  'closes by itself after 1.5 s [S2.notifications.03]': (machine) => {
    const { clock, isLeaving } = post(machine, noticeAutoClose);
    clock.increment(1_499);
    expect(isLeaving()).toBe(false);
    clock.increment(1);
    expect(isLeaving()).toBe(true);
  },

  'is gone 300 ms after it started to leave': (machine) => {
    const { clock, actor } = post(machine, 0);
    actor.send({ type: 'notice.close' });
    clock.increment(299);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    expect(actor.getSnapshot().status).toBe('done');
  },

  'waits while the pointer rests on it and then gives the whole time again [S2.notifications.03]': (machine) => {
    const { clock, actor, isLeaving } = post(machine, noticeAutoClose);
    clock.increment(1_400);
    actor.send({ type: 'notice.hold' });
    clock.increment(60_000);
    expect(isLeaving()).toBe(false);
    actor.send({ type: 'notice.release' });
    clock.increment(1_499);
    expect(isLeaving()).toBe(false);
    clock.increment(1);
    expect(isLeaving()).toBe(true);
  },
};
