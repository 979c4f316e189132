import { assign, fromPromise, setup } from 'xstate';
import type { MachineModel } from './model.ts';

type LampEvent = { readonly type: 'lamp.press' } | { readonly type: 'lamp.break' };

export const lampMachine = setup({
  types: { context: {} as { presses: number }, events: {} as LampEvent },
  actors: { warmUp: fromPromise<string>(() => Promise.resolve('warm')) },
  actions: { countPress: assign({ presses: ({ context }) => context.presses + 1 }) },
  guards: { isWorn: ({ context }) => context.presses >= 2 },
  delays: { slowTimeout: 1_000 },
}).createMachine({
  id: 'lamp',
  options: { maxIterations: 1_000 },
  description: 'A lamp.',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'Dark.',
      always: { guard: 'isWorn', target: 'worn', description: 'Too many presses.' },
      on: { 'lamp.press': { target: 'warming', actions: 'countPress', description: 'Somebody wants light.' } },
    },
    warming: {
      description: 'Getting bright.',
      tags: 'busy',
      invoke: {
        src: 'warmUp',
        onDone: { target: 'off', description: 'Bright, then dark again.' },
        onError: { target: 'off', description: 'No light.' },
      },
      after: { slowTimeout: { target: 'off', description: 'Too slow.' } },
    },
    worn: { description: 'Used up.', type: 'final' },
  },
});

export const lampModel: MachineModel<typeof lampMachine> = {
  machine: lampMachine,
  inputs: [undefined],
  samples: { 'lamp.press': [{ type: 'lamp.press' }], 'lamp.break': [] },
  replies: { warmUp: ['warm'] },
  abstraction: ({ context }) => context.presses,
  invariants: {},
  limit: 100,
  ignored: { 'lamp.press': { warming: 'it is on its way' } },
};
