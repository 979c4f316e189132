import { useState, useSyncExternalStore } from 'react';
import type { Draft } from '#src/forms/draft.ts';

const never = () => () => undefined;

/** Where the same value is read as often as it is asked for: what was there first. */
function firstOf<V>(read: () => V): () => V {
  let first: { readonly value: V } | undefined;
  return () => {
    first ??= { value: read() };
    return first.value;
  };
}

/** What an earlier visit has left; nothing on the server and while its markup is taken over. */
export function useEarlierDraft<V>(draft: Draft<V>): V | undefined {
  const [read] = useState(() => firstOf(draft.read));
  return useSyncExternalStore<V | undefined>(never, read, () => undefined);
}
