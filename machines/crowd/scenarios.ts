import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { crowdMachine } from './machine.ts';
import { window } from './model.ts';

function project(machine: typeof crowdMachine) {
  const actor = createActor(machine, { input: window }).start();
  return {
    state: () => actor.getSnapshot().value,
    isPledgeable: () => actor.getSnapshot().hasTag('pledgeable'),
    read: (now: number) => actor.send({ type: 'clock.read', now }),
    counted: (pledged: number, waiting = 0) => actor.send({ type: 'pledges.counted', pledged, goal: 500, waiting }),
    send: (type: 'produce' | 'ship' | 'finish' | 'giveUp') => actor.send({ type: `project.${type}` }),
  };
}

function closed(machine: typeof crowdMachine) {
  const one = project(machine);
  one.read(3_000);
  return one;
}

function succeeded(machine: typeof crowdMachine) {
  const one = closed(machine);
  one.counted(500);
  return one;
}

export const crowdScenarios: Scenarios<typeof crowdMachine> = {
  'it takes pledges from its start to its end, to the millisecond': (machine) => {
    const { read, state, isPledgeable } = project(machine);
    const seen = [1_999, 2_000, 2_999, 3_000].map((now) => {
      read(now);
      return [state(), isPledgeable()];
    });
    expect(seen).toEqual([
      [{ open: 'coming' }, false],
      [{ open: 'live' }, true],
      [{ open: 'live' }, true],
      [{ open: 'closing' }, false],
    ]);
  },

  'what is pledged decides after the end, and waits for payments that could still reach the goal': (machine) => {
    const early = project(machine);
    early.read(2_000);
    early.counted(500);
    expect(early.state()).toEqual({ open: 'live' });
    const late = closed(machine);
    late.counted(499, 1);
    expect(late.state()).toEqual({ open: 'closing' });
    late.counted(500);
    expect(late.state()).toBe('succeeded');
    const missed = closed(machine);
    missed.counted(499);
    expect(missed.state()).toBe('failed');
  },

  'one that succeeds is made, sent and done': (machine) => {
    const { send, state, isPledgeable } = succeeded(machine);
    expect(isPledgeable()).toBe(true);
    send('ship');
    send('produce');
    expect([state(), isPledgeable()]).toEqual(['producing', true]);
    send('finish');
    send('ship');
    expect([state(), isPledgeable()]).toEqual(['shipping', false]);
    send('giveUp');
    send('finish');
    expect(state()).toBe('done');
  },

  'staff can give it up until it is sent': (machine) => {
    const early = project(machine);
    early.send('giveUp');
    expect(early.state()).toBe('failed');
    const reached = succeeded(machine);
    reached.send('giveUp');
    expect(reached.state()).toBe('failed');
    const made = succeeded(machine);
    made.send('produce');
    made.send('giveUp');
    expect(made.state()).toBe('failed');
  },
};
