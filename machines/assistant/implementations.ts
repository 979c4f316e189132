import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { assistantMachine } from './machine.ts';
import type { AssistantDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createAssistantImplementations(
  deps: AssistantDependencies,
): MachineImplementationsFrom<typeof assistantMachine> {
  return {
    actors: {
      load: fromPromise(({ input, signal }) => deps.load(input, signal)),
      ask: fromPromise(({ input, signal }) => deps.ask(input, signal)),
    },
    actions: {
      setCleared: (_, { sessionId, cleared }) => {
        if (sessionId !== null) deps.setCleared(sessionId, cleared);
      },
      handOver: ({ context: { sessionId, draft } }) => deps.handOver({ sessionId, draft }),
    },
  };
}
