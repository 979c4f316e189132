import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** The id of this browser; made anew when it is missing or 10 characters or shorter. */
export function clientIdOf(store: Store, makeId: () => string): string {
  const storedId = store.read(stored.clientId);
  if (storedId.length > 10) return storedId;
  const id = makeId();
  store.write(stored.clientId, id);
  return id;
}
