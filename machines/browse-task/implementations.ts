import { fromCallback, fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { browseTaskMachine } from './machine.ts';
import type { BrowseTaskDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createBrowseTaskImplementations(
  deps: BrowseTaskDependencies,
): MachineImplementationsFrom<typeof browseTaskMachine> {
  return {
    actors: {
      start: fromPromise(({ input, signal }) => deps.start(input, signal)),
      handIn: fromPromise(({ input, signal }) => deps.handIn(input, signal)),
      tick: fromCallback(({ sendBack }) => deps.tick((ms) => sendBack({ type: 'clock.ticked', ms }))),
    },
    actions: { taskChanged: () => deps.taskChanged() },
  };
}
