import { assign, createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { settle } from './harness.ts';
import { lampModel, type lampMachine } from './lamp-fixture.ts';
import type { MachineModel } from './model.ts';
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
    'lamp.off --lamp.press[0]--> lamp.warming: to lamp.off',
    'lamp.off --lamp.press[0]--> lamp.warming: no countPress',
    'lamp.off --always[0]--> lamp.worn: lost',
    'lamp.off --always[0]--> lamp.worn: to lamp.off',
    'lamp.off --always[0]--> lamp.worn: to lamp.warming',
    'lamp.off --always[0]--> lamp.worn: not isWorn',
    'lamp.off --always[0]--> lamp.worn: does not ask isWorn',
    'lamp.warming --xstate.after.slowTimeout.lamp.warming[0]--> lamp.off: lost',
    'lamp.warming --xstate.after.slowTimeout.lamp.warming[0]--> lamp.off: to lamp.warming',
    'lamp.warming --xstate.after.slowTimeout.lamp.warming[0]--> lamp.off: to lamp.worn',
    'lamp.warming --xstate.done.actor.0.lamp.warming[0]--> lamp.off: lost',
    'lamp.warming --xstate.done.actor.0.lamp.warming[0]--> lamp.off: to lamp.warming',
    'lamp.warming --xstate.done.actor.0.lamp.warming[0]--> lamp.off: to lamp.worn',
    'lamp.warming --xstate.error.actor.0.lamp.warming[0]--> lamp.off: lost',
    'lamp.warming --xstate.error.actor.0.lamp.warming[0]--> lamp.off: to lamp.warming',
    'lamp.warming --xstate.error.actor.0.lamp.warming[0]--> lamp.off: to lamp.worn',
    'slowTimeout: 1 ms late',
    'slowTimeout: 1 ms early',
  ]);
});

test('a fault that nobody notices survives', async () => {
  const { survivors } = await runMutants(lampModel, {}, 1);
  expect(survivors).toContain('slowTimeout: 1 ms late');
});

test('a scenario to the millisecond notices a delay that is off by one', async () => {
  const { survivors } = await runMutants(lampModel, scenarios, 1);
  expect(survivors.filter((name) => name.startsWith('slowTimeout'))).toEqual([]);
});

test('a scenario is shown the faults of what it comes by, and no others', async () => {
  let shown = 0;
  const stayDark: Scenarios<typeof lampMachine> = {
    'stays dark': (machine) => {
      shown += 1;
      createActor(machine).start();
    },
  };
  const { mutants } = await runMutants(lampModel, stayDark, 1);
  expect(shown).toBeGreaterThan(5);
  expect(shown).toBeLessThan(mutants / 2);
});

test('a fault that is called equivalent must be one', async () => {
  const equivalent = { 'slowTimeout: 1 ms late': 'nobody counts', 'patience: 2 ms late': 'there is no such fault' };
  const { misjudged } = await runMutants({ ...lampModel, equivalent }, scenarios, 1);
  expect(misjudged).toEqual(Object.keys(equivalent));
});

/** A lamp that keeps its level, with all that can be broken in it and nobody who looks. */
const dimmerMachine = setup({
  types: {
    context: {} as { level: number; kept: number },
    events: {} as { readonly type: 'lamp.dim'; readonly level: number },
  },
  actors: { shine: unprovidedActor<void, { level: number }>('shine') },
  actions: {
    keepLevel: unprovidedAction('keepLevel'),
    setLevel: assign((_, { level }: { level: number }) => ({ level })),
    countKept: assign({ kept: ({ context }) => context.kept + 1 }),
  },
  guards: {
    isDark: ({ event }) => event.level === 0,
    isDim: (_, { level }: { level: number }) => level < 5,
  },
}).createMachine({
  id: 'dimmer',
  context: { level: 0, kept: 0 },
  on: {
    'lamp.dim': [
      { guard: 'isDark' },
      {
        guard: { type: 'isDim', params: ({ event }) => ({ level: event.level }) },
        actions: [{ type: 'setLevel', params: ({ event }) => ({ level: event.level }) }, 'keepLevel', 'countKept'],
      },
    ],
  },
  invoke: { src: 'shine', input: ({ context }) => ({ level: context.level }), onError: {} },
});

const dimmerModel: MachineModel<typeof dimmerMachine> = {
  machine: dimmerMachine,
  inputs: [undefined],
  samples: { 'lamp.dim': [{ type: 'lamp.dim', level: 1 }] },
  replies: {},
  endless: { shine: 'it shines as long as the lamp lives' },
  abstraction: ({ context }) => context.level,
  invariants: {},
  unreachable: { 'dimmer --lamp.dim[0]--> stays': 'nobody makes it dark' },
};

/** @param look whether somebody looks at what is kept */
const dimmerScenarios = (look: boolean): Scenarios<typeof dimmerMachine> => ({
  'keeps a level and shines by it': async (machine) => {
    const levels: unknown[] = [];
    const shine = fromPromise<void, { level: number }>(({ input }) => {
      levels.push(input.level);
      return Promise.resolve();
    });
    const keepLevel = ({ context }: { context: { level: number } }) => levels.push(context.level);
    const actor = createActor(machine.provide({ actors: { shine }, actions: { keepLevel } })).start();
    actor.send({ type: 'lamp.dim', level: 1 });
    await settle();
    if (look) expect([...levels, actor.getSnapshot().context.kept]).toEqual([0, 1, 1]);
  },
});

test('what is written, given, shown and asked in which order is changed as well', async () => {
  const { survivors } = await runMutants(dimmerModel, dimmerScenarios(false), 1);
  for (const fault of [
    'dimmer --lamp.dim[1]--> stays: keepLevel before setLevel',
    'dimmer --lamp.dim[1]--> stays: does not ask isDim',
    'setLevel: does not write level',
    'countKept: does not write kept',
    'shine: is not given level',
    'keepLevel: does not see level',
  ])
    expect(survivors).toContain(fault);
  const names = [...mutantsOf(dimmerMachine)].map(({ name }) => name);
  expect(names).toContain('dimmer: shine without input');
  expect(names).toContain('dimmer --lamp.dim[1]--> stays: setLevel without params');
  expect(names).toContain('dimmer --lamp.dim[1]--> stays: isDim without params');
  expect(names).toContain('dimmer --lamp.dim[0]--> stays: after the next');
});

test('and noticed by whoever looks', async () => {
  const { survivors } = await runMutants(dimmerModel, dimmerScenarios(true), 1);
  expect(survivors.filter((name) => /before|write|given|see/.test(name))).toEqual([]);
});

test('of the many faults a share is tried', async () => {
  const all = await runMutants(dimmerModel, dimmerScenarios(true), 1);
  const some = await runMutants(dimmerModel, dimmerScenarios(true), 0.1);
  expect(some.mutants).toBeLessThan(all.mutants);
  expect(some.mutants).toBeGreaterThanOrEqual([...mutantsOf(dimmerMachine)].filter((one) => !one.isSampled).length - 2);
});
