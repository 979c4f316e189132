import { clientIdOf } from '../storage/client-id.ts';
import type { Entry } from '../storage/entry.ts';
import { stored } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';
import type { ClientFacts } from './headers.ts';

/** What is stored about this client; what is not stored is unknown. */
export function clientFactsOf(store: Store, token: string, makeId: () => string): ClientFacts {
  const storedText = <T extends string | number>(entry: Entry<T>) =>
    store.holds(entry) ? String(store.read(entry)) : '';
  return {
    site: storedText(stored.site),
    token,
    appVersion: storedText(stored.appVersion),
    clientId: clientIdOf(store, makeId),
    country: storedText(stored.country),
    locale: storedText(stored.locale),
    timezone: storedText(stored.timezone),
    clientType: storedText(stored.clientType),
  };
}
