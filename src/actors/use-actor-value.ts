import { useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

const nothing = () => undefined;

/**
 * Reads one fact of an actor and renders again only when it changes. Select primitives or values whose identity is
 * stable. While the server renders and while the browser takes its markup over, the fact is `onServer`.
 */
export function useActorValue<Ref extends AnyActorRef, Value>(
  ref: Ref | undefined,
  select: (snapshot: SnapshotFrom<Ref>) => Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(
    (changed) => {
      const subscription = ref?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    () => (ref ? select(ref.getSnapshot()) : onServer),
    () => onServer,
  );
}

/** False on the server and while its markup is taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => nothing,
    () => true,
    () => false,
  );
}
