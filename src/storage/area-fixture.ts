import { createStore } from './store.ts';

/** Browser storage in memory. */
export function fakeArea(start: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(start));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** The storage of one document; a second one on the same area is that document after a reload. */
export const openStore = (area: Storage) => createStore({ area: () => area, onForeignChange: () => undefined });
