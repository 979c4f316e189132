import type { Fallback } from '../../src/bridge.ts';
import { marketOf } from '../market-of.ts';
import type { BrowserPorts } from '../ports.ts';
import { storageKeys } from '../storage-keys.ts';

export const applyChangeMarketInfo =
  ({ store }: BrowserPorts): Fallback<'applyChangeMarketInfo'> =>
  ({ market }, { emit }) => {
    store.set(storageKeys.site, marketOf(market));
    emit('marketChange', { market, marketName: '' });
    return undefined;
  };
