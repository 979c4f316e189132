import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import { createCountdownImplementations } from './implementations.ts';
import type { countdownMachine } from './machine.ts';
import { selectLeft } from './selectors.ts';

function count(machine: typeof countdownMachine, { until = 10_000, now = 8_000, hidden = false } = {}) {
  const clocks: { readonly until: number; readonly onTick: (now: number) => void; isStopped: boolean }[] = [];
  let refreshes = 0;
  const implementations = createCountdownImplementations({
    tick: (end, onTick) => {
      const clock = { until: end, onTick, isStopped: false };
      clocks.push(clock);
      return () => {
        clock.isStopped = true;
      };
    },
    requestRefresh: () => {
      refreshes += 1;
    },
  });
  const actor = createActor(machine.provide(implementations), { input: { until, now, hidden } }).start();
  return {
    actor,
    tick: (time: number) => clocks.at(-1)?.onTick(time),
    clocks: () => clocks.map(({ until: end, isStopped }) => (isStopped ? 'stopped' : `to ${end}`)),
    refreshes: () => refreshes,
    left: () => selectLeft(actor.getSnapshot()),
  };
}

export const countdownScenarios: Scenarios<typeof countdownMachine> = {
  'what is left shrinks with every tick, and a millisecond before the end there is still time': (machine) => {
    const { tick, left, refreshes } = count(machine);
    expect(left()).toBe(2_000);
    tick(9_999);
    expect(left()).toBe(1);
    expect(refreshes()).toBe(0);
  },

  'at the end the page asks again exactly once, and the clock stops': (machine) => {
    const { actor, tick, left, clocks, refreshes } = count(machine);
    tick(10_000);
    tick(11_000);
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.becameVisible', now: 12_000 });
    expect(left()).toBe(0);
    expect(refreshes()).toBe(1);
    expect(clocks()).toEqual(['stopped']);
  },

  'what had ended before it was shown asks for nothing and never ticks': (machine) => {
    const { left, clocks, refreshes } = count(machine, { now: 10_000 });
    expect(left()).toBe(0);
    expect(clocks()).toEqual([]);
    expect(refreshes()).toBe(0);
  },

  'a hidden page does not tick, and shows the right time the moment it is looked at': (machine) => {
    const { actor, left, clocks, refreshes } = count(machine);
    actor.send({ type: 'page.hidden' });
    expect(clocks()).toEqual(['stopped']);
    actor.send({ type: 'page.becameVisible', now: 9_400 });
    expect(left()).toBe(600);
    expect(clocks()).toEqual(['stopped', 'to 10000']);
    expect(refreshes()).toBe(0);
  },

  'a page that opens in the background starts to count when somebody looks': (machine) => {
    const { actor, clocks } = count(machine, { hidden: true });
    expect(clocks()).toEqual([]);
    actor.send({ type: 'page.becameVisible', now: 8_500 });
    expect(clocks()).toEqual(['to 10000']);
  },

  'an end that comes while nobody looks asks again at the next look, once': (machine) => {
    const { actor, left, refreshes } = count(machine);
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.becameVisible', now: 10_000 });
    actor.send({ type: 'page.becameVisible', now: 10_001 });
    expect(left()).toBe(0);
    expect(refreshes()).toBe(1);
  },

  'more time from the server starts the count again, towards the new end': (machine) => {
    const { actor, tick, left, clocks, refreshes } = count(machine);
    tick(10_000);
    actor.send({ type: 'deadline.moved', until: 20_000, now: 10_500 });
    expect(left()).toBe(9_500);
    expect(clocks()).toEqual(['stopped', 'to 20000']);
    tick(20_000);
    expect(refreshes()).toBe(2);
  },

  'another end while it runs sets the clock to it': (machine) => {
    const { actor, clocks } = count(machine);
    actor.send({ type: 'deadline.moved', until: 9_000, now: 8_100 });
    expect(clocks()).toEqual(['stopped', 'to 9000']);
  },

  'another end while the page was left, before or after the old one, does not tick until somebody looks': (machine) => {
    for (const over of [false, true]) {
      const { actor, tick, clocks } = count(machine);
      if (over) tick(10_000);
      actor.send({ type: 'page.hidden' });
      actor.send({ type: 'deadline.moved', until: 20_000, now: 9_000 });
      expect(clocks()).toEqual(['stopped']);
      actor.send({ type: 'page.becameVisible', now: 9_500 });
      expect(clocks()).toEqual(['stopped', 'to 20000']);
    }
  },

  'a clock that fails leaves the last time on screen, and the next look reads it again': (machine) => {
    let reads = 0;
    const implementations = createCountdownImplementations({
      tick: () => {
        reads += 1;
        throw new Error('no clock');
      },
      requestRefresh: () => undefined,
    });
    const actor = createActor(machine.provide(implementations), {
      input: { until: 10_000, now: 8_000, hidden: false },
    }).start();
    expect(selectLeft(actor.getSnapshot())).toBe(2_000);
    actor.send({ type: 'page.becameVisible', now: 9_000 });
    expect(selectLeft(actor.getSnapshot())).toBe(1_000);
    expect(reads).toBe(2);
  },

  'a new end finds the page looked at when it was, whatever it was before': (machine) => {
    const { actor, tick, clocks } = count(machine);
    tick(10_000);
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.becameVisible', now: 10_100 });
    actor.send({ type: 'deadline.moved', until: 20_000, now: 10_200 });
    expect(clocks()).toEqual(['stopped', 'to 20000']);
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.becameVisible', now: 10_300 });
    actor.send({ type: 'deadline.moved', until: 30_000, now: 10_400 });
    expect(clocks()).toEqual(['stopped', 'stopped', 'stopped', 'to 30000']);
  },
};
