import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

const nothing = () => undefined;

/**
 * Reads one fact of an actor and renders again only when it changes. While there is no actor (on the server, and in the
 * browser until the machines have started) the fact is `before`. Throws the error of an actor that failed.
 */
export function useActorValue<Ref extends AnyActorRef, Value>(
  ref: Ref | undefined,
  select: (snapshot: SnapshotFrom<Ref>) => Value,
  before: Value,
): Value {
  return useSelector(ref, (snapshot) => (snapshot === undefined ? before : select(snapshot)));
}

/** False on the server and while its markup is taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => nothing,
    () => true,
    () => false,
  );
}
