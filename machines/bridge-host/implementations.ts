import type { MachineImplementationsFrom } from 'xstate';
import { createBridgeCallImplementations } from '../bridge-call/implementations.ts';
import { bridgeCallMachine } from '../bridge-call/machine.ts';
import type { BridgeCallDependencies } from '../bridge-call/types.ts';
import type { bridgeHostMachine } from './machine.ts';

/** Gives the calls of the machine their effect. */
export function createBridgeHostImplementations(
  deps: BridgeCallDependencies,
): MachineImplementationsFrom<typeof bridgeHostMachine> {
  return { actors: { bridgeCall: bridgeCallMachine.provide(createBridgeCallImplementations(deps)) } };
}
