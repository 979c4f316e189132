import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { pageSkeletonMachine } from './machine.ts';
import { selectIsVisible } from './selectors.ts';

function enterRoute(machine: typeof pageSkeletonMachine) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  return { clock, actor, isVisible: () => selectIsVisible(actor.getSnapshot()) };
}

export const pageSkeletonScenarios: Scenarios<typeof pageSkeletonMachine> = {
  'hides 100 ms after the page has hydrated, not a millisecond earlier [S2.skeleton.02]': (machine) => {
    const { clock, actor, isVisible } = enterRoute(machine);
    actor.send({ type: 'page.hydrated' });
    clock.increment(99);
    expect(isVisible()).toBe(true);
    clock.increment(1);
    expect(isVisible()).toBe(false);
  },

  'gives way after 10 s when the page never hydrates [S2.skeleton.03]': (machine) => {
    const { clock, isVisible } = enterRoute(machine);
    clock.increment(9_999);
    expect(isVisible()).toBe(true);
    clock.increment(1);
    expect(isVisible()).toBe(false);
  },

  'keeps the ceiling when the page hydrates 50 ms before it [S2.skeleton.03]': (machine) => {
    const { clock, actor, isVisible } = enterRoute(machine);
    clock.increment(9_950);
    actor.send({ type: 'page.hydrated' });
    clock.increment(50);
    expect(isVisible()).toBe(false);
  },
};
