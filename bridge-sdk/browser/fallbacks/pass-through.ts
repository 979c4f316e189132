import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts, Store } from '../ports.ts';
import { passThroughKey } from '../storage-keys.ts';

export const passThrough =
  ({ store }: BrowserPorts): Fallback<'passThrough'> =>
  ({ requestCode, data }) => {
    store.set(passThroughKey(requestCode), JSON.stringify(data));
    return undefined;
  };

/** What another page left under a code, as text; it is there for the first who asks. */
export function takePassThrough(store: Store, requestCode: string): string | undefined {
  const key = passThroughKey(requestCode);
  const text = store.get(key) ?? undefined;
  store.remove(key);
  return text;
}
