import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
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

/**
 * False on the server and while its markup is taken over, then true: it renders a second time then.
 * @param matters false where the server renders the same: then it is true from the start, and nothing renders again
 */
export function useHydrated(matters = true): boolean {
  return useSyncExternalStore(
    () => nothing,
    () => true,
    () => !matters,
  );
}

/** React asks `onServer` alone while markup is rendered on the server or taken over, and `now` from then on. */
function createOrigin() {
  let isServed = false;
  return { now: () => isServed, onServer: () => (isServed = true) };
}

/**
 * Whether the component is in the markup of the server: true there and where its first render takes that markup over, false
 * where the browser renders it by itself. It never changes, so unlike with `useHydrated` nothing renders again.
 */
export function useIsServed(): boolean {
  const [{ now, onServer }] = useState(createOrigin);
  return useSyncExternalStore(() => nothing, now, onServer);
}
