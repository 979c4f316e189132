import { placeOf, type Site } from '#rules/markets.ts';
import { clientIdOf } from '../storage/client-id.ts';
import type { Entry } from '../storage/entry.ts';
import { stored } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';
import type { ClientFacts } from './headers.ts';

/** What this tab knows better than the storage, which another tab may have written. */
export interface OwnFacts extends Partial<Pick<ClientFacts, 'token' | 'account'>> {
  readonly site?: Site;
}

/** What is stored about this client, and what the tab itself knows; what neither says is unknown. */
export function clientFactsOf(store: Store, own: OwnFacts, makeId: () => string): ClientFacts {
  const storedText = <T extends string | number>(entry: Entry<T>) =>
    store.holds(entry) ? String(store.read(entry)) : '';
  return {
    site: storedText(stored.site),
    token: store.read(stored.token),
    account: store.read(stored.accountId),
    appVersion: storedText(stored.appVersion),
    clientId: clientIdOf(store, makeId),
    country: storedText(stored.country),
    locale: storedText(stored.locale),
    timezone: storedText(stored.timezone),
    clientType: storedText(stored.clientType),
    ...(own.site && own.site !== store.read(stored.site) && placeOf(own.site, undefined)),
    ...own,
  };
}
