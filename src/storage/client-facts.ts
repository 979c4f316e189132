import { stored } from './keys.ts';
import type { Store } from './store.ts';

/**
 * Keeps what a visit knows about itself before it asks for anything, so that its first request says so too: version,
 * kind, locale and zone (its IANA name).
 */
export function keepClientFacts(store: Store, timezone: string): void {
  store.write(stored.appVersion, store.read(stored.appVersion));
  store.write(stored.clientType, store.read(stored.clientType));
  store.write(stored.locale, store.read(stored.locale));
  store.write(stored.timezone, timezone);
}
