import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { revokeMachine } from './machine.ts';
import type { RevokeDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createRevokeImplementations(
  deps: RevokeDependencies,
): MachineImplementationsFrom<typeof revokeMachine> {
  return {
    actors: {
      loadModes: fromPromise(({ input, signal }) => deps.loadModes(input.orderNo, signal)),
      createKey: fromPromise(() => Promise.resolve(deps.createKey())),
      submit: fromPromise(({ input, signal }) => deps.submit(input, signal)),
    },
    actions: {
      persistRevokeKey: ({ context }) => deps.persistRevokeKey(context.revokeKey),
      orderChanged: () => deps.orderChanged(),
    },
  };
}
