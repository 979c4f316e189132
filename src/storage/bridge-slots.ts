import type { Entry } from './entry.ts';
import type { Store } from './store.ts';

/** Text under a key that the bridge chose; it checks what it reads itself. */
const slot = (key: string): Entry<string | null> => ({
  key,
  fallback: null,
  read: (text) => text,
  write: (text) => text ?? '',
});

/** The storage of this browser as the bridge uses it where there is no app: title, buttons, what pages hand each other. */
export function bridgeSlots(store: Store) {
  return {
    get: (key: string) => store.read(slot(key)),
    set: (key: string, text: string) => store.write(slot(key), text),
    remove: (key: string) => store.remove(slot(key)),
  };
}
