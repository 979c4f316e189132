import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import type { Scenarios } from '../verify/scenarios.ts';
import type { notificationsMachine } from './machine.ts';
import { selectNotices } from './selectors.ts';

function openStack(machine: typeof notificationsMachine) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, systemId: 'notifications' }).start();
  const show = (key: string, text = key, duration?: number) =>
    actor.send({
      type: 'notice.show',
      notice: { key, tone: 'info', text, ...(duration === undefined ? {} : { duration }) },
    });
  return { clock, actor, show, texts: () => selectNotices(actor.getSnapshot()).map(({ content }) => content.text) };
}

export const notificationsScenarios: Scenarios<typeof notificationsMachine> = {
  'drops a notice 1.5 s and one transition after it came': (machine) => {
    const { clock, show, texts, actor } = openStack(machine);
    show('added');
    clock.increment(1_500);
    clock.increment(299);
    expect(texts()).toEqual(['added']);
    clock.increment(1);
    expect(texts()).toEqual([]);
    expect(actor.getSnapshot().children).toEqual({});
  },

  'replaces a notice of the same key in its place and starts its time again': (machine) => {
    const { clock, show, texts } = openStack(machine);
    show('offline', 'first');
    show('added');
    clock.increment(1_499);
    show('offline', 'second');
    expect(texts()).toEqual(['second', 'added']);
    clock.increment(1);
    clock.increment(300);
    expect(texts()).toEqual(['second']);
  },

  'keeps the sixth waiting until a place is free': (machine) => {
    const { actor, show, texts } = openStack(machine);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) show(key, key, 0);
    expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e']);
    actor.send({ type: 'notice.withdraw', key: 'b' });
    expect(texts()).toEqual(['a', 'c', 'd', 'e', 'f']);
  },
};
