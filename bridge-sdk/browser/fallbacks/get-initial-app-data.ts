import type { Fallback } from '../../src/bridge.ts';
import { randomChannel } from '../../src/channel.ts';
import type { BrowserPorts, Store } from '../ports.ts';
import { storageKeys } from '../storage-keys.ts';

/** Shorter ids were written by an earlier version of the shop and are replaced. */
const shortestClientId = 11;

export const getInitialAppData =
  ({ store }: BrowserPorts): Fallback<'getInitialAppData'> =>
  () => ({
    clientId: clientIdOf(store),
    accountId: store.get(storageKeys.accountId) ?? '',
    themeId: Number(store.get(storageKeys.themeId)) || 1,
    lightMode: store.get(storageKeys.lightMode) !== 'false',
  });

function clientIdOf(store: Store): string {
  const storedId = store.get(storageKeys.clientId) ?? '';
  if (storedId.length >= shortestClientId) return storedId;
  const made = randomChannel();
  store.set(storageKeys.clientId, made);
  return made;
}
