import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { verifyMachine } from '../verify/verify-machine.ts';
import { notificationsMachine } from './machine.ts';
import { notificationsModel } from './model.ts';
import { selectNotices } from './selectors.ts';

function openStack() {
  const clock = new SimulatedClock();
  const actor = createActor(notificationsMachine, { clock, systemId: 'notifications' }).start();
  const show = (key: string, text = key, duration?: number) =>
    actor.send({
      type: 'notice.show',
      notice: { key, tone: 'info', text, ...(duration === undefined ? {} : { duration }) },
    });
  return { clock, actor, show, texts: () => selectNotices(actor.getSnapshot()).map(({ content }) => content.text) };
}

describe('the stack of notices', () => {
  it('holds its model', () => {
    verifyMachine(notificationsModel);
  });

  it('drops a notice 1.5 s and one transition after it came', () => {
    const { clock, show, texts, actor } = openStack();
    show('added');
    clock.increment(1_500);
    clock.increment(299);
    expect(texts()).toEqual(['added']);
    clock.increment(1);
    expect(texts()).toEqual([]);
    expect(actor.getSnapshot().children).toEqual({});
  });

  it('replaces a notice of the same key in its place and starts its time again', () => {
    const { clock, show, texts } = openStack();
    show('offline', 'first');
    show('added');
    clock.increment(1_499);
    show('offline', 'second');
    expect(texts()).toEqual(['second', 'added']);
    clock.increment(1);
    clock.increment(300);
    expect(texts()).toEqual(['second']);
  });

  it('keeps the sixth waiting until a place is free', () => {
    const { actor, show, texts } = openStack();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) show(key, key, 0);
    expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e']);
    actor.send({ type: 'notice.withdraw', key: 'b' });
    expect(texts()).toEqual(['a', 'c', 'd', 'e', 'f']);
  });
});
