import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { bridgeCallMachine } from './machine.ts';
import type { BridgeCallDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createBridgeCallImplementations(
  deps: BridgeCallDependencies,
): MachineImplementationsFrom<typeof bridgeCallMachine> {
  return {
    actors: { executeCall: fromPromise(({ input, signal }) => deps.executeCall(input.call, signal)) },
  };
}
