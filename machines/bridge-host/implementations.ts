import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import { createBridgeCallImplementations } from '../bridge-call/implementations.ts';
import { bridgeCallMachine } from '../bridge-call/machine.ts';
import { fallbackCommandOf } from './commands.ts';
import type { bridgeHostMachine } from './machine.ts';
import type { BridgeHostDependencies } from './types.ts';

/** Gives the machine and its calls their effects. */
export function createBridgeHostImplementations(
  deps: BridgeHostDependencies,
): MachineImplementationsFrom<typeof bridgeHostMachine> {
  return {
    actors: {
      detectShell: fromPromise(async () => deps.detectShell()),
      bridgeCall: bridgeCallMachine.provide(createBridgeCallImplementations(deps)),
    },
    actions: {
      fallBack: (_, { call }) => {
        const command = fallbackCommandOf(call.command);
        if (command) deps.fallBack(command, call.params);
      },
    },
  };
}
