import { fromCallback, type MachineImplementationsFrom } from 'xstate';
import type { countdownMachine } from './machine.ts';
import type { CountdownDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createCountdownImplementations(
  deps: CountdownDependencies,
): MachineImplementationsFrom<typeof countdownMachine> {
  return {
    actors: {
      tick: fromCallback(({ input, sendBack }) =>
        deps.tick(input.until, (now) => sendBack({ type: 'clock.ticked', now })),
      ),
    },
    actions: { requestRefresh: () => deps.requestRefresh() },
  };
}
