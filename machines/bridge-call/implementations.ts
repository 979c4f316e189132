import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { bridgeCallMachine } from './machine.ts';
import type { BridgeCallDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createBridgeCallImplementations(
  deps: BridgeCallDependencies,
): MachineImplementationsFrom<typeof bridgeCallMachine> {
  return {
    // Awaited, so that a shell that throws refuses the call instead of stopping it.
    actors: { postToHost: fromPromise(async ({ input }) => deps.postToHost(input.call)) },
  };
}
