import { writeLocaleCookie, type CookieJar } from './cookies.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** How long one risk session lasts (ms). */
const riskSessionLifetime = 24 * 3_600_000;

interface Surroundings {
  readonly jar: CookieJar;
  /** Epoch ms of the device. */
  readonly now: number;
  readonly makeId: () => string;
}

/** Keeps what a visit has of its own, once its machines start: a risk session, and the locale where the server sees it. */
export function keepFirstValues(store: Store, { jar, now, makeId }: Surroundings): void {
  if (store.read(stored.riskSessionExpires) <= now) {
    store.write(stored.riskSession, makeId());
    store.write(stored.riskSessionExpires, now + riskSessionLifetime);
  }
  writeLocaleCookie(jar, store.read(stored.locale));
}
