import type { Actors } from '../actors/actors.ts';
import type { MachineArrival } from '../actors/machine-arrival.ts';

/** Machines that have started: those that a component reads, and where others that it sends to. */
export function standingMachines(read: object, sentTo: object = read): MachineArrival {
  const actors: Actors = Object.assign(Object.create(null), read);
  const listening: Actors = Object.assign(Object.create(null), sentTo);
  return {
    actors: () => actors,
    fault: () => undefined,
    subscribe: () => () => undefined,
    run: (work) => work(listening),
  };
}
