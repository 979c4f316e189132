import { fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { lampModel as sound, type lampMachine } from './lamp-fixture.ts';
import type { MachineModel } from './model.ts';
import { verifyMachine } from './verify-machine.ts';

describe('the checker', () => {
  it('accepts a sound machine and counts eventless transitions', () => {
    expect(verifyMachine(sound)).toMatchObject({ states: 5, transitions: 5 });
  });

  it('prints the shortest path to a broken sentence', () => {
    const model = {
      ...sound,
      invariants: { 'pressed at most once': (s: { context: { presses: number } }) => s.context.presses < 2 },
    };
    const lines = [
      'broken: pressed at most once',
      '1. {"type":"lamp.press"}',
      '2. {"type":"xstate.done.actor.0.lamp.warming"',
      '3. {"type":"lamp.press"}',
    ];
    expect(() => verifyMachine(model)).toThrow(
      new RegExp(lines.map((line) => line.replace(/[{}.]/g, '\\$&')).join('[^]*')),
    );
  });

  it('checks sentences about steps', () => {
    const steps: MachineModel<typeof lampMachine>['steps'] = {
      'nothing is started': ({ actions }) => !actions.includes('start warmUp'),
    };
    expect(() => verifyMachine({ ...sound, steps })).toThrow('nothing is started');
  });

  it('fails at its limit instead of searching for ever', () => {
    expect(() => verifyMachine({ ...sound, limit: 3 })).toThrow('more than 3 states');
  });

  it('names an event that a state drops', () => {
    expect(() => verifyMachine({ ...sound, ignored: {} })).toThrow('lamp.press is dropped in "warming"');
  });

  it('refuses a reason for something that does not happen', () => {
    const ignored = { ...sound.ignored, 'lamp.break': { off: 'never asked' } };
    expect(() => verifyMachine({ ...sound, ignored })).toThrow('never dropped: lamp.break in off');
  });

  it('finds states that count as one and are answered differently', () => {
    const merged = {
      ...sound,
      abstraction: () => null,
      unreachable: { 'lamp.off --always[0]--> lamp.worn': 'a worn lamp counts as a new one' },
    };
    expect(() => verifyMachine(merged)).toThrow(/one key, two ways:[^]*"warming"[^]*"off"[^]*"worn"/);
    const incongruent = { warming: 'how often it was pressed' };
    expect(() => verifyMachine({ ...merged, incongruent })).not.toThrow();
    expect(() => verifyMachine({ ...sound, incongruent })).toThrow('incongruent but is not: warming');
  });

  it('checks sentences of every state that counts as one with another', () => {
    const twice = { 'pressed less than twice': (s: { context: { presses: number } }) => s.context.presses < 2 };
    const unreachable = { 'lamp.off --always[0]--> lamp.worn': 'a worn lamp counts as a new one' };
    const merged = { ...sound, abstraction: () => null, unreachable, invariants: twice };
    expect(() => verifyMachine(merged)).toThrow('broken: pressed less than twice');
    expect(() => verifyMachine(merged, 1)).not.toThrow();
  });

  it('reads the names and the wiring', () => {
    const careless = setup({ types: { events: {} as { type: 'PRESS' } } }).createMachine({
      id: 'careless',
      initial: 'Off',
      states: { Off: { on: { PRESS: { actions: () => undefined } } } },
    });
    const model: MachineModel<typeof careless> = {
      machine: careless,
      inputs: [undefined],
      samples: { PRESS: [{ type: 'PRESS' }] },
      replies: {},
      abstraction: () => null,
      invariants: {},
    };
    for (const fault of ['camelCase', 'no description', 'events are dotted', 'is inline', 'maxIterations']) {
      expect(() => verifyMachine(model)).toThrow(fault);
    }
  });

  it('names a transition that no path takes', () => {
    expect(() => verifyMachine({ ...sound, samples: { ...sound.samples, 'lamp.press': [] }, ignored: {} })).toThrow(
      'no path takes lamp.off --always[0]--> lamp.worn',
    );
  });

  it('finds a reply that nobody handles', () => {
    const careless = setup({ actors: { wait: fromPromise<void>(() => Promise.resolve()) } }).createMachine({
      id: 'careless',
      description: 'Waits.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits.',
          tags: 'busy',
          invoke: { src: 'wait', onDone: { target: 'done', description: 'Over.' } },
        },
        done: { description: 'Over.', type: 'final' },
      },
    });
    const model: MachineModel<typeof careless> = {
      machine: careless,
      inputs: [undefined],
      samples: {},
      replies: { wait: [undefined] },
      abstraction: () => null,
      invariants: {},
    };
    expect(() => verifyMachine(model)).toThrow('an error stops the machine');
  });

  it('finds a wait that ends only when somebody answers', () => {
    const waiting = setup({ actors: { wait: fromPromise<void>(() => Promise.resolve()) } }).createMachine({
      id: 'patient',
      options: { maxIterations: 1_000 },
      description: 'Waits.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits for ever.',
          tags: 'busy',
          invoke: {
            src: 'wait',
            onDone: { target: 'done', description: 'Over.' },
            onError: { target: 'done', description: 'Over, badly.' },
          },
        },
        done: { description: 'Over.', type: 'final' },
      },
    });
    const model: MachineModel<typeof waiting> = {
      machine: waiting,
      inputs: [undefined],
      samples: {},
      replies: { wait: [undefined] },
      abstraction: () => null,
      invariants: {},
    };
    expect(() => verifyMachine(model)).toThrow('busy for ever when nobody answers');
    expect(() => verifyMachine({ ...model, bounded: { wait: 'a local read' } })).not.toThrow();
  });
});
