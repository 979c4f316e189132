import type { Actors } from './actors.ts';
import { createWaitingQueue } from '../hooks/waiting-queue.ts';

/**
 * The machines of one document, which start after the first paint. The same object all the time, so that the arrival
 * renders only the components that read a machine.
 */
export interface MachineArrival {
  /** None on the server, where nothing belongs to one shopper, and in the browser until the machines have started. */
  readonly actors: () => Actors | undefined;
  /** Why the machines will not start; only a reload helps. */
  readonly fault: () => Error | undefined;
  /** Calls back when the machines have started or failed to. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Runs with the machines, at once or when they have started: no click is lost. Never runs on the server. */
  readonly run: (work: (actors: Actors) => void) => void;
}

const nothing = () => undefined;

/** For the server. */
export const noMachines: MachineArrival = {
  actors: nothing,
  fault: nothing,
  subscribe: () => nothing,
  run: nothing,
};

/** How many readers learn of the machines in one task: each of them renders, and a tap waits for no more than that. */
const readersPerTask = 4;

/**
 * @param faultOf what a page shows when the machines cannot start
 * @param nextTask goes on in another task
 */
export function createMachineArrival(
  starting: Promise<Actors>,
  faultOf: (cause: unknown) => Error,
  nextTask: () => Promise<void>,
): MachineArrival {
  const queue = createWaitingQueue<Actors>();
  const listeners = new Set<() => void>();
  const state: { actors?: Actors; fault?: Error } = {};
  const notify = async () => {
    for (const [index, changed] of [...listeners].entries()) {
      if (listeners.size === 0) return;
      if (index > 0 && index % readersPerTask === 0) await nextTask();
      if (listeners.has(changed)) changed();
    }
  };
  starting.then(
    (arrived) => {
      queue.open(arrived);
      state.actors = arrived;
      void notify();
    },
    (cause: unknown) => {
      state.fault = faultOf(cause);
      void notify();
    },
  );
  return {
    actors: () => state.actors,
    fault: () => state.fault,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    run: queue.run,
  };
}
