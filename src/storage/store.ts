import type { Entry } from './entry.ts';

type Keyed = Pick<Entry<unknown>, 'key'>;

export interface Store {
  /** The stored value, or the fallback of the entry. Never throws. */
  read<T>(entry: Entry<T>): T;
  /** True where a value is stored that its entry can read: the fallback is no longer a guess. */
  holds<T>(entry: Entry<T>): boolean;
  /** Keeps a value; where the browser refuses (quota, blocked) it holds until the page is left. Never throws. */
  write<T>(entry: Entry<T>, value: T): void;
  remove(entry: Keyed): void;
  /** Calls back after a change of this entry here or in another tab; returns the end of it. */
  subscribe(entry: Keyed, listener: () => void): () => void;
}

/** What a store needs of the browser; `area` throws in browsers that block storage. */
export interface StoreBrowser {
  readonly area: () => Storage;
  readonly onForeignChange: (listener: (key: string | null) => void) => void;
}

/** Typed storage that survives corrupt, missing, full and blocked browser storage. */
export function createStore(browser: StoreBrowser): Store {
  // Values the browser refused to keep. They win over what it still holds, which is older.
  const unsaved = new Map<string, string | undefined>();
  const listeners = new Map<string, Set<() => void>>();

  const notify = (key: string | null) => {
    const sets = key === null ? [...listeners.values()] : [listeners.get(key)];
    for (const set of sets) for (const listener of set ?? []) listener();
  };

  browser.onForeignChange((key) => {
    if (key === null) unsaved.clear();
    else unsaved.delete(key);
    notify(key);
  });

  const textOf = (key: string): string | undefined => {
    if (unsaved.has(key)) return unsaved.get(key);
    try {
      return browser.area().getItem(key) ?? undefined;
    } catch {
      // Blocked storage reads as empty storage.
      return undefined;
    }
  };

  const put = (key: string, text: string | undefined) => {
    unsaved.delete(key);
    try {
      if (text === undefined) browser.area().removeItem(key);
      else browser.area().setItem(key, text);
    } catch {
      // Full or blocked: the page goes on with the value in memory.
      unsaved.set(key, text);
    }
    notify(key);
  };

  return {
    read(entry) {
      const text = textOf(entry.key);
      return text === undefined ? entry.fallback : (entry.read(text) ?? entry.fallback);
    },
    holds(entry) {
      const text = textOf(entry.key);
      return text !== undefined && entry.read(text) !== undefined;
    },
    write: (entry, value) => put(entry.key, value === undefined ? undefined : entry.write(value)),
    remove: (entry) => put(entry.key, undefined),
    subscribe(entry, listener) {
      const set = listeners.get(entry.key) ?? new Set();
      listeners.set(entry.key, set.add(listener));
      return () => set.delete(listener);
    },
  };
}
