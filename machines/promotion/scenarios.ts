import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { promotionMachine } from './machine.ts';
import { announced, unannounced } from './model.ts';
import { selectIsBuyable, selectIsPublic } from './selectors.ts';

function draft(machine: typeof promotionMachine, input = announced as typeof announced | typeof unannounced) {
  const actor = createActor(machine, { input }).start();
  const send = (type: 'schedule' | 'end' | 'archive') => actor.send({ type: `promotion.${type}` });
  return {
    state: () => actor.getSnapshot().value,
    isPublic: () => selectIsPublic(actor.getSnapshot()),
    isBuyable: () => selectIsBuyable(actor.getSnapshot()),
    read: (now: number) => actor.send({ type: 'clock.read', now }),
    emptied: () => actor.send({ type: 'quota.emptied' }),
    released: () => actor.send({ type: 'quota.released' }),
    send,
  };
}

export const promotionScenarios: Scenarios<typeof promotionMachine> = {
  'a draft runs for nobody, whatever the time': (machine) => {
    const { read, state, isPublic } = draft(machine);
    read(2_000);
    expect(state()).toBe('draft');
    expect(isPublic()).toBe(false);
  },

  'a promotion is announced, runs and ends to the millisecond': (machine) => {
    const { send, read, state, isPublic, isBuyable } = draft(machine);
    send('schedule');
    read(999);
    expect(state()).toEqual({ open: 'scheduled' });
    expect(isPublic()).toBe(false);
    read(1_000);
    expect(state()).toEqual({ open: 'warmup' });
    expect([isPublic(), isBuyable()]).toEqual([true, false]);
    read(1_999);
    expect(state()).toEqual({ open: 'warmup' });
    read(2_000);
    expect(state()).toEqual({ open: 'live' });
    expect([isPublic(), isBuyable()]).toEqual([true, true]);
    read(2_999);
    expect(state()).toEqual({ open: 'live' });
    read(3_000);
    expect(state()).toBe('ended');
    expect([isPublic(), isBuyable()]).toEqual([true, false]);
  },

  'a promotion without a preview is silent until it begins': (machine) => {
    const { send, read, state } = draft(machine, unannounced);
    send('schedule');
    read(1_999);
    expect(state()).toEqual({ open: 'scheduled' });
    read(2_000);
    expect(state()).toEqual({ open: 'live' });
  },

  'a promotion that nobody looked at is over all the same': (machine) => {
    const silent = draft(machine);
    silent.send('schedule');
    silent.read(3_000);
    expect(silent.state()).toBe('ended');
    const seen = draft(machine);
    seen.send('schedule');
    seen.read(1_000);
    seen.read(3_000);
    expect(seen.state()).toBe('ended');
  },

  'pieces that come back are sold again until the end': (machine) => {
    const { send, read, emptied, released, state, isBuyable } = draft(machine);
    send('schedule');
    read(2_000);
    emptied();
    expect(state()).toEqual({ open: 'soldOut' });
    expect(isBuyable()).toBe(false);
    read(2_999);
    released();
    expect(state()).toEqual({ open: 'live' });
    emptied();
    read(3_000);
    released();
    expect(state()).toBe('ended');
  },

  'staff end it at any time and put it away': (machine) => {
    for (const now of [999, 1_000, 2_000]) {
      const { send, read, state } = draft(machine);
      send('schedule');
      read(now);
      send('archive');
      expect(state()).not.toBe('archived');
      send('end');
      expect(state()).toBe('ended');
      send('archive');
      expect(state()).toBe('archived');
    }
    const soldOut = draft(machine);
    soldOut.send('schedule');
    soldOut.read(2_000);
    soldOut.emptied();
    soldOut.send('end');
    expect(soldOut.state()).toBe('ended');
    const unwanted = draft(machine);
    unwanted.send('archive');
    expect(unwanted.state()).toBe('archived');
  },
};
