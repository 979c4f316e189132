import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';
import { storageKeys } from '../storage-keys.ts';

export const getUserInfo =
  ({ store }: BrowserPorts): Fallback<'getUserInfo'> =>
  () => ({
    accountId: store.get(storageKeys.accountId) ?? '',
    accountToken: store.get(storageKeys.token) ?? '',
    savvyUser: store.get(storageKeys.savvyUser) === 'true',
  });
