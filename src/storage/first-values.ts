import { writeLocaleCookie, type CookieJar } from './cookies.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** How long one risk session lasts (ms). */
const riskSessionLifetime = 24 * 3_600_000;

interface Surroundings {
  readonly jar: CookieJar;
  /** Epoch ms of the device. */
  readonly now: number;
  /** IANA name. */
  readonly timezone: string;
  readonly makeId: () => string;
}

/** Keeps what a visit knows about itself for all that it asks from now on: version, kind, zone, locale, risk session. */
export function keepFirstValues(store: Store, { jar, now, timezone, makeId }: Surroundings): void {
  store.write(stored.appVersion, store.read(stored.appVersion));
  store.write(stored.clientType, store.read(stored.clientType));
  store.write(stored.locale, store.read(stored.locale));
  store.write(stored.timezone, timezone);
  if (store.read(stored.riskSessionExpires) <= now) {
    store.write(stored.riskSession, makeId());
    store.write(stored.riskSessionExpires, now + riskSessionLifetime);
  }
  writeLocaleCookie(jar, store.read(stored.locale));
}
