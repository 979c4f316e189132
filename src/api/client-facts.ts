import { clientIdOf } from '../storage/client-id.ts';
import type { Entry } from '../storage/entry.ts';
import { stored } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';
import type { ClientFacts } from './headers.ts';

/** What is stored about this client; what is not stored is unknown. */
export function clientFactsOf(store: Store, token: string, makeId: () => string): ClientFacts {
  const kept = <T extends string | number>(entry: Entry<T>) => (store.holds(entry) ? String(store.read(entry)) : '');
  return {
    site: kept(stored.site),
    token,
    appVersion: kept(stored.appVersion),
    clientId: clientIdOf(store, makeId),
    country: kept(stored.country),
    locale: kept(stored.locale),
    timezone: kept(stored.timezone),
    clientType: kept(stored.clientType),
  };
}
