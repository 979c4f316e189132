import { useSyncExternalStore } from 'react';
import { store } from './browser-store.ts';
import type { Entry } from './entry.ts';

/**
 * Makes the hook that reads one entry and follows it, in this tab and in others. The server, and the browser while it
 * takes the server's markup over, see the fallback.
 */
export function storedHook<T>(entry: Entry<T>): () => T {
  // React asks for the same object as long as nothing changed, and every read parses a new one.
  let snapshot = { text: entry.write(entry.fallback), value: entry.fallback };
  const read = (): T => {
    const value = store.read(entry);
    const text = entry.write(value);
    if (text !== snapshot.text) snapshot = { text, value };
    return snapshot.value;
  };
  const subscribe = (changed: () => void) => store.subscribe(entry, changed);
  return function useStored() {
    return useSyncExternalStore(subscribe, read, () => entry.fallback);
  };
}
