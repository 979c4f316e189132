import type { MachineImplementationsFrom } from 'xstate';
import type { videoMachine } from './machine.ts';
import type { VideoDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createVideoImplementations(deps: VideoDependencies): MachineImplementationsFrom<typeof videoMachine> {
  return {
    actions: {
      playMedia: ({ context }) => deps.playMedia(context.id),
      pauseMedia: ({ context }) => deps.pauseMedia(context.id),
    },
  };
}
