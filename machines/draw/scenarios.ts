import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import { type drawMachine, silence } from './machine.ts';
import { later, times } from './model.ts';
import { selectIsAnnounced } from './selectors.ts';

function scheduled(machine: typeof drawMachine) {
  const actor = createActor(machine, { input: times }).start();
  return {
    state: () => actor.getSnapshot().value,
    isAnnounced: () => selectIsAnnounced(actor.getSnapshot()),
    isSecret: () => actor.getSnapshot().hasTag('secret'),
    seal: (now: number) => actor.send({ type: 'entries.seal', now }),
    read: (now: number) => actor.send({ type: 'round.read', now }),
    announce: () => actor.send({ type: 'draw.announce' }),
    postpone: (now: number) => actor.send({ type: 'draw.postpone', now, roundTime: later }),
    cancel: (now: number) => actor.send({ type: 'draw.cancel', now }),
  };
}

export const drawScenarios: Scenarios<typeof drawMachine> = {
  'a draw is sealed, drawn and announced, each in its time': (machine) => {
    const { state, seal, read, announce, isAnnounced, isSecret } = scheduled(machine);
    expect(isSecret()).toBe(true);
    seal(999);
    expect(state()).toBe('scheduled');
    seal(1_000);
    expect(state()).toBe('closed');
    expect(isSecret()).toBe(true);
    read(times.roundTime - 1);
    expect(state()).toBe('closed');
    read(times.roundTime);
    expect(state()).toBe('drawn');
    expect([isAnnounced(), isSecret()]).toEqual([false, true]);
    announce();
    expect(state()).toBe('announced');
    expect([isAnnounced(), isSecret()]).toEqual([true, false]);
  },

  'entries that nobody sealed in time wait for a later round': (machine) => {
    const { state, seal, postpone } = scheduled(machine);
    seal(2_001);
    postpone(2_000);
    expect(state()).toBe('scheduled');
    const last = scheduled(machine);
    last.seal(2_000);
    expect(last.state()).toBe('closed');
    postpone(2_001);
    expect(state()).toBe('scheduled');
    seal(2_001);
    expect(state()).toBe('closed');
  },

  'a beacon that is silent for a week is given up': (machine) => {
    const { state, seal, postpone, read } = scheduled(machine);
    seal(1_000);
    postpone(times.roundTime + silence - 1);
    expect(state()).toBe('closed');
    postpone(times.roundTime + silence);
    expect(state()).toBe('scheduled');
    seal(times.roundTime + silence);
    read(later - 1);
    expect(state()).toBe('closed');
    read(later);
    expect(state()).toBe('drawn');
  },

  'a draw is called off only while people can enter': (machine) => {
    const late = scheduled(machine);
    late.cancel(1_000);
    expect(late.state()).toBe('scheduled');
    const early = scheduled(machine);
    early.cancel(999);
    expect(early.state()).toBe('cancelled');
    expect(early.isAnnounced()).toBe(false);
  },
};
