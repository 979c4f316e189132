import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts, Store } from '../ports.ts';
import { passThroughKey } from '../storage-keys.ts';

export const passThrough =
  ({ store }: BrowserPorts): Fallback<'passThrough'> =>
  ({ requestCode, data }) => {
    store.set(passThroughKey(requestCode), JSON.stringify(data));
    return undefined;
  };

/** Reads and removes what another page stored under a code. */
export function takePassThrough(store: Store, requestCode: string): string | undefined {
  const key = passThroughKey(requestCode);
  const text = store.get(key) ?? undefined;
  store.remove(key);
  return text;
}
