import { store } from '../storage/browser-store.ts';
import { keepClientFacts } from '../storage/client-facts.ts';
import { clientFactsOf, type OwnFacts } from './client-facts.ts';
import { createShopClient } from './client.ts';
import { createGate } from './gate.ts';
import { hostOrigin } from './page-setting.ts';
import type { RemoteLog } from './remote-log.ts';
import { createServerClock } from './server-clock.ts';
import { createShopFetch, type ShopFetchParts } from './shop-fetch.ts';
import { deviceTimeZone } from './time-zone.ts';

const deviceNow = () => Date.now();
const serverClock = createServerClock(deviceNow);

/** Epoch ms as the server sees it, for countdowns and token ages. */
export const serverNow = (): number => serverClock.now();

let log: Promise<RemoteLog> | undefined;
const notifyLog = (notify: (log: RemoteLog) => void) => {
  log ??= import('./open-log.ts').then(({ openLog }) => openLog());
  log.then(notify, () => {
    // The next fault tries again; a log that cannot be had is no fault of the page.
    log = undefined;
  });
};

/** The log of faults. Its code comes with the first of them: most visits have none. */
export const remoteLog: RemoteLog = {
  request: (failed) => notifyLog((found) => found.request(failed)),
  pageError: (error) => notifyLog((found) => found.pageError(error)),
};

const makeId = () => crypto.randomUUID();

let areFactsKept = false;
/** What a visit knows about itself is kept with its first request. */
const factsOf = (own: OwnFacts) => {
  if (!areFactsKept) keepClientFacts(store, deviceTimeZone());
  areFactsKept = true;
  return clientFactsOf(store, own, makeId);
};

interface Session extends Pick<ShopFetchParts, 'onUnauthorized'> {
  readonly own: () => OwnFacts;
  /** Sends with an eye on the clock; undefined until the machines have brought it. */
  readonly monitored: () => ShopFetchParts['fetch'] | undefined;
}

/** The client of this browser, and the gate that holds its requests while tokens are exchanged. */
export function createBrowserShop({ own, monitored, onUnauthorized }: Session) {
  const gate = createGate();
  const fetch = createShopFetch({
    fetch: (request) => (monitored() ?? window.fetch)(request),
    facts: () => factsOf(own()),
    gate,
    clock: serverClock,
    deviceNow,
    log: remoteLog,
    onUnauthorized,
  });
  return { client: createShopClient(fetch, hostOrigin('api-host')), gate };
}
