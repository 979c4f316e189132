import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { bridgeCallMachine } from './machine.ts';
import type { BridgeCallDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createBridgeCallImplementations(
  deps: BridgeCallDependencies,
): MachineImplementationsFrom<typeof bridgeCallMachine> {
  return {
    actors: { carryOut: fromPromise(({ input, signal }) => deps.carryOut(input.call, signal)) },
  };
}
