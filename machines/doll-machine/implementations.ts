import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { dollMachine } from './machine.ts';
import type { DollDependencies, PlayRequest } from './types.ts';

/** Gives the machine its effects. */
export function createDollImplementations(deps: DollDependencies): MachineImplementationsFrom<typeof dollMachine> {
  return {
    actors: {
      play: fromPromise(({ input, signal }: { input: PlayRequest; signal: AbortSignal }) => deps.play(input, signal)),
    },
    actions: {
      resultShown: (_, { playId }) => deps.resultShown(playId),
      standChanged: () => deps.standChanged(),
    },
  };
}
