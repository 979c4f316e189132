import { createActor, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lampModel, type lampMachine } from './lamp-fixture.ts';
import { mutantsOf } from './mutants.ts';
import { runMutants } from './mutation.ts';
import type { Scenarios } from './scenarios.ts';

const scenarios: Scenarios<typeof lampMachine> = {
  'gives up warming after a second': (machine) => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { clock }).start();
    actor.send({ type: 'lamp.press' });
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('warming');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('off');
  },
};

// A lamp with a fault stops on an error, which XState throws from a timer and reports as a warning.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('every place of the config is changed once in every way', () => {
  expect([...mutantsOf(lampModel.machine)].map(({ name }) => name)).toEqual([
    'lamp.off --lamp.press[0]--> lamp.warming: lost',
    'lamp.off --lamp.press[0]--> lamp.warming: to lamp.worn',
    'lamp.off --lamp.press[0]--> lamp.warming: no countPress',
    'lamp.off --always[0]--> lamp.worn: lost',
    'lamp.off --always[0]--> lamp.worn: to lamp.off',
    'lamp.off --always[0]--> lamp.worn: not isWorn',
    'lamp.warming --xstate.after.slowTimeout.lamp.warming[0]--> lamp.off: lost',
    'lamp.warming --xstate.after.slowTimeout.lamp.warming[0]--> lamp.off: to lamp.warming',
    'lamp.warming --xstate.done.actor.0.lamp.warming[0]--> lamp.off: lost',
    'lamp.warming --xstate.done.actor.0.lamp.warming[0]--> lamp.off: to lamp.warming',
    'lamp.warming --xstate.error.actor.0.lamp.warming[0]--> lamp.off: lost',
    'lamp.warming --xstate.error.actor.0.lamp.warming[0]--> lamp.off: to lamp.warming',
    'slowTimeout: 1 ms late',
    'slowTimeout: 1 ms early',
  ]);
});

test('a fault that nobody notices survives', async () => {
  const { survivors } = await runMutants(lampModel, {});
  expect(survivors).toContain('slowTimeout: 1 ms late');
});

test('a scenario to the millisecond notices a delay that is off by one', async () => {
  const { survivors } = await runMutants(lampModel, scenarios);
  expect(survivors.filter((name) => name.startsWith('slowTimeout'))).toEqual([]);
});

test('a fault that is called equivalent must be one', async () => {
  const equivalent = { 'slowTimeout: 1 ms late': 'nobody counts', 'patience: 2 ms late': 'there is no such fault' };
  const { misjudged } = await runMutants({ ...lampModel, equivalent }, scenarios);
  expect(misjudged).toEqual(Object.keys(equivalent));
});
