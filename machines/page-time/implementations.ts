import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { pageTimeMachine } from './machine.ts';
import type { PageTimeDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createPageTimeImplementations(
  deps: PageTimeDependencies,
): MachineImplementationsFrom<typeof pageTimeMachine> {
  return {
    actors: { upload: fromPromise(({ input, signal }) => deps.upload(input.records, signal)) },
    actions: {
      keepRecords: ({ context }) => deps.keepRecords(context.records),
    },
  };
}
