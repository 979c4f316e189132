import { noticeAutoClose } from '#rules/limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { verifyMachine } from '../verify/verify-machine.ts';
import { noticeMachine } from './machine.ts';
import { noticeModel } from './model.ts';
import { selectIsLeaving } from './selectors.ts';

function post(duration: number) {
  const clock = new SimulatedClock();
  const actor = createActor(noticeMachine, { clock, input: { id: 'notice-1', duration } }).start();
  return { clock, actor, isLeaving: () => selectIsLeaving(actor.getSnapshot()) };
}

describe('a notice', () => {
  it('holds its model', () => {
    verifyMachine(noticeModel);
  });

  it('closes by itself after 1.5 s', () => {
    const { clock, isLeaving } = post(noticeAutoClose);
    clock.increment(1_499);
    expect(isLeaving()).toBe(false);
    clock.increment(1);
    expect(isLeaving()).toBe(true);
  });

  it('is gone 300 ms after it started to leave', () => {
    const { clock, actor } = post(0);
    actor.send({ type: 'notice.close' });
    clock.increment(299);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('waits while the pointer rests on it and then gives the whole time again', () => {
    const { clock, actor, isLeaving } = post(noticeAutoClose);
    clock.increment(1_400);
    actor.send({ type: 'notice.hold' });
    clock.increment(60_000);
    expect(isLeaving()).toBe(false);
    actor.send({ type: 'notice.release' });
    clock.increment(1_499);
    expect(isLeaving()).toBe(false);
    clock.increment(1);
    expect(isLeaving()).toBe(true);
  });
});
