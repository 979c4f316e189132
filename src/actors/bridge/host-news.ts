import type { ActorRefFrom } from 'xstate';
import type { bridgeHostMachine } from '#machines/bridge-host/machine.ts';
import type { HostEvent } from '#machines/bridge-host/types.ts';
import { countryOfHost } from '#rules/markets.ts';
import { isLocale } from '#rules/text.ts';
import { passThroughKey } from '#bridge-sdk/browser/storage-keys.ts';
import type { Account, Bridge, HostData } from '#bridge-sdk/src/index.ts';
import { bridgeSlots } from '../../storage/bridge-slots.ts';
import { writeLocaleCookie } from '../../storage/cookies.ts';
import type { Entry } from '../../storage/entry.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { ownerOf } from './owner-of.ts';
import { sayMarket } from './say-market.ts';

/** Request code under which an app says what led the shopper into the shop. */
const mallCode = 'mall';
/** Analytics hands it on: a short name, and no person's. */
const mallEntrance = /^[\w:./ -]{1,100}$/;

/** Lets the machines and the storage hear what the app brings by itself, from before the first paint on. */
export function listenToHost(
  bridge: Bridge,
  host: ActorRefFrom<typeof bridgeHostMachine>,
  { client, store, jar, notify }: Pick<EffectDependencies, 'client' | 'store' | 'jar' | 'notify'>,
): void {
  const bring = (news: HostEvent) => host.send({ type: 'host.eventReceived', news });
  const keep = (entry: Entry<string>) => (text: string) => {
    if (entry.read(text) !== undefined) store.write(entry, text);
  };
  let newest: Account | undefined;
  const enter = async (account: Account) => {
    newest = account;
    const { accountToken: token, accountId } = account;
    const owner = token === '' ? undefined : accountId || (await ownerOf(client, token));
    // Meanwhile somebody else may have come, or everybody gone.
    if (newest !== account) return;
    if (owner !== undefined) bring({ type: 'host.tokenReceived', token, accountId: owner });
    else if (token === '') bring({ type: 'host.tokenReceived', token: null, accountId: null });
  };
  const dim = (lightMode: boolean) => {
    store.write(stored.lightMode, lightMode);
    bring({ type: 'host.lightModeChanged', lightMode });
  };
  const speak = (language: string) => {
    if (!isLocale(language)) return;
    store.write(stored.locale, language);
    writeLocaleCookie(jar, language);
  };

  let supported: HostData = {};
  bridge.on('hostData', (data) => {
    // The bridge gives all that the app has ever said; an old token among it must not sign anybody in again.
    const before = supported;
    supported = data;
    onChange(before.accountToken, data.accountToken, (accountToken) => void enter({ accountToken }));
    onChange(before.appVersion, data.appVersion, keep(stored.appVersion));
    onChange(before.client, data.client, keep(stored.clientId));
    onChange(before.country, data.country, (country) => keep(stored.country)(countryOfHost(country)));
    onChange(before.festivalSkin, data.festivalSkin, keep(stored.festivalSkin));
    onChange(before.lightMode, data.lightMode, dim);
    onChange(before.language, data.language, speak);
  });
  bridge.on('accountToken', (account) => void enter(account));
  bridge.on('notifyLightMode', ({ lightMode }) => dim(lightMode));
  bridge.on('marketChange', ({ market, marketName }) => {
    sayMarket({ store, notify }, { market, marketName });
    bring({ type: 'host.marketChanged', market });
  });
  bridge.on('hostNotification', ({ path, payload }) => {
    const notices = store.read(stored.notifyFromApp);
    store.write(stored.notifyFromApp, { ...notices, [path]: JSON.stringify(payload) });
  });
  bridge.on('passThroughReceived', ({ requestCode, data }) => {
    // The page that it is for may come later: it looks where a browser keeps what pages hand each other.
    if (requestCode !== mallCode) bridgeSlots(store).set(passThroughKey(requestCode), JSON.stringify(data));
    else if (typeof data === 'string' && mallEntrance.test(data)) store.write(stored.mallPassThrough, data);
  });
}

/** Each field changes what it names and nothing else. */
function onChange<T>(before: T | undefined, now: T | undefined, act: (now: T) => void): void {
  if (now !== undefined && now !== before) act(now);
}
