import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { coinCheckInMachine } from './machine.ts';
import type { CheckInDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createCheckInImplementations(
  deps: CheckInDependencies,
): MachineImplementationsFrom<typeof coinCheckInMachine> {
  return {
    actors: { checkIn: fromPromise(({ signal }) => deps.checkIn(signal)) },
    actions: { coinsChanged: () => deps.coinsChanged() },
  };
}
