import { useMemo, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Actors } from './actors.ts';
import { useAppContext } from './app-context.ts';
import { machineSource, type MachineName } from './machine-source.ts';

/**
 * Reads something of the machines and renders again only when it changes. On the server, while its markup is taken
 * over and until the machines have started, it is `before`. `read` gives the same value until something has changed.
 */
export function useFromMachines<Value>(read: (actors: Actors) => Value, before: Value): Value {
  const { machines } = useAppContext();
  return useSyncExternalStore(
    machines.subscribe,
    () => {
      const actors = machines.actors();
      return actors ? read(actors) : before;
    },
    () => before,
  );
}

/** The same for one fact of one machine. */
export function useMachineValue<Name extends MachineName, Value>(
  name: Name,
  select: (snapshot: SnapshotFrom<Actors[Name]>) => Value,
  before: Value,
): Value {
  const { machines } = useAppContext();
  const { subscribe, read } = useMemo(
    () => machineSource(machines, name, select, before),
    [machines, name, select, before],
  );
  return useSyncExternalStore(subscribe, read, () => before);
}
