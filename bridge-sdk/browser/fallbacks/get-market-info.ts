import type { Fallback } from '../../src/bridge.ts';
import { marketOf } from '../market-of.ts';
import type { BrowserPorts } from '../ports.ts';
import { storageKeys } from '../storage-keys.ts';

/** The stored site, or the site of the stored country. */
export const getMarketInfo =
  ({ store }: BrowserPorts): Fallback<'getMarketInfo'> =>
  () => ({
    market: marketOf(store.get(storageKeys.site) || store.get(storageKeys.country) || ''),
    marketName: '',
  });
