import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { uploaderMachine } from './machine.ts';
import type { UploaderDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createUploaderImplementations(
  deps: UploaderDependencies,
): MachineImplementationsFrom<typeof uploaderMachine> {
  return {
    actors: {
      measureVideo: fromPromise(({ input, signal }) => deps.measureVideo(input.id, signal)),
      upload: fromPromise(({ input, signal }) => deps.upload(input.id, signal)),
    },
  };
}
