import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { verifyMachine } from '../verify/verify-machine.ts';
import { pageSkeletonMachine } from './machine.ts';
import { pageSkeletonModel } from './model.ts';
import { selectHasFailed, selectIsVisible } from './selectors.ts';

function enterRoute() {
  const clock = new SimulatedClock();
  const actor = createActor(pageSkeletonMachine, { clock }).start();
  return { clock, actor, isVisible: () => selectIsVisible(actor.getSnapshot()) };
}

describe('the skeleton of a route', () => {
  it('holds its model', () => {
    expect(verifyMachine(pageSkeletonModel).transitions).toBe(5);
  });

  it('hides 100 ms after the page has hydrated, not a millisecond earlier', () => {
    const { clock, actor, isVisible } = enterRoute();
    actor.send({ type: 'page.hydrated' });
    clock.increment(99);
    expect(isVisible()).toBe(true);
    clock.increment(1);
    expect(isVisible()).toBe(false);
  });

  it('gives way after 10 s when the page never hydrates', () => {
    const { clock, isVisible } = enterRoute();
    clock.increment(9_999);
    expect(isVisible()).toBe(true);
    clock.increment(1);
    expect(isVisible()).toBe(false);
  });

  it('keeps the ceiling when the page hydrates 50 ms before it', () => {
    const { clock, actor, isVisible } = enterRoute();
    clock.increment(9_950);
    actor.send({ type: 'page.hydrated' });
    clock.increment(50);
    expect(isVisible()).toBe(false);
  });

  it('offers a retry when the code of the page fails to load, and starts over on it', () => {
    const { actor, isVisible } = enterRoute();
    actor.send({ type: 'chunk.failed' });
    expect(selectHasFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'page.retried' });
    expect(isVisible()).toBe(true);
  });
});
