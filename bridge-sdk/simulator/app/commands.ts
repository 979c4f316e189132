import { HostRefusal, type MockCommands } from '../../mock/host-core.ts';
import type { Confirmed, EventData, EventName, UploadParams } from '../../src/generated/types.ts';
import { isRecord } from '../../src/shape.ts';
import type { AppState, Parcel } from './app-state.ts';
import { isLight } from './appearance.ts';
import { marketName } from './markets.ts';
import { changed, closed, newScreen, opened, placeOf, type Screen } from './screens.ts';
import type { Ask } from './sheets.ts';
import { ShopRefusal, upload } from './shop-api.ts';
import type { Store } from '../store.ts';

export interface CommandParts {
  /** The page that sent the command. */
  readonly screen: number;
  /** The current address of that page. */
  readonly path: () => string | undefined;
  readonly state: Store<AppState>;
  readonly ask: Ask;
  readonly nextKey: () => number;
  readonly emitHere: <E extends EventName>(name: E, data: EventData[E]) => void;
  readonly emitToAll: <E extends EventName>(name: E, data: EventData[E]) => void;
  readonly pass: (parcel: Parcel) => undefined;
}

/** The handlers of all commands. */
export function commandsOf({ screen, state, ask, nextKey, ...send }: CommandParts): Required<MockCommands> {
  const change = (changes: Partial<AppState>): undefined => {
    state.set((before) => ({ ...before, ...changes }));
  };
  const changeScreen = (changes: Partial<Screen>): undefined =>
    change({ screens: changed(state.get().screens, screen, changes) });
  const currentAddress = (): string => state.get().screens.find(({ key }) => key === screen)?.address ?? location.href;

  return {
    closePage: () => change({ screens: closed(state.get().screens, screen) }),
    linkBrowser({ redirectUrl, skipWay, title }) {
      const place = placeOf(redirectUrl, currentAddress(), title);
      if (!place) throw new HostRefusal('INVALID_PARAMS', redirectUrl);
      const next = newScreen(nextKey(), place);
      change({ screens: opened(state.get().screens, screen, next, skipWay === 'appBrowserInside') });
    },
    updateAppTitle: ({ title, subTitle = '' }) => changeScreen({ title, subTitle, path: send.path() ?? '' }),
    updateRightButton: (button) => changeScreen({ buttons: button.visible ? [button] : [] }),
    updateRightButtons: ({ buttons }) => changeScreen({ buttons }),
    setDefaultInputMethod({ mode }) {
      change({ inputMethod: mode });
      return { applied: true };
    },
    // Replied to at once: the outcome is an event, and the sheet outlives the page load.
    askToLogin() {
      if (state.get().sheets.some(({ kind }) => kind === 'login')) return;
      const { signal } = new AbortController();
      void ask<undefined>(signal, (answer) => ({ kind: 'login', answer: () => answer(undefined) }));
    },
    passThrough: (passed) => send.pass({ kind: 'passed', from: screen, passed }),
    confirm: (params, { signal }) => ask<Confirmed>(signal, (answer) => ({ kind: 'confirm', params, answer })),
    alert: (params, { signal }) =>
      ask<undefined>(signal, (answer) => ({ kind: 'alert', params, answer: () => answer(undefined) })),
    notifyApp({ name, data }) {
      const count = name === 'updateCartCountV2' && isRecord(data) ? data['count'] : data;
      if (/^updateCartCount(V2)?$/.test(name) && typeof count === 'number') change({ badge: count });
      else change({ toast: `The page says: ${name}` });
    },
    getUserInfo() {
      const { accountId = '', accountToken = '', savvyUser = false } = state.get().account ?? {};
      return { accountId, accountToken, savvyUser };
    },
    async uploadMedia(params, { signal }) {
      const { account } = state.get();
      if (!account) throw new HostRefusal('NOT_LOGGED_IN');
      const files = await ask<readonly File[]>(signal, (answer) => ({ kind: 'upload', params, answer }));
      return { items: await uploadAll(files, params, account.accountToken, send.emitHere) };
    },
    getMarketInfo() {
      const { market } = state.get();
      return { market, marketName: marketName(market) };
    },
    applyChangeMarketInfo({ market }) {
      change({ market });
      send.emitToAll('marketChange', { market, marketName: marketName(market) });
    },
    getInitialAppData() {
      const { account, about, themeId, appearance } = state.get();
      const accountId = account?.accountId ?? '';
      return { clientId: about.client, accountId, themeId, lightMode: isLight(appearance) };
    },
    hideAppOverlay: () => change({ isOverlaid: false }),
  };
}

function uploadAll(
  files: readonly File[],
  { max }: Pick<UploadParams, 'max'>,
  token: string,
  emit: CommandParts['emitHere'],
) {
  const uploads = files
    .slice(0, max)
    .map((file) => upload(file, token, (progress) => emit('mediaUploadProgress', progress)));
  return Promise.all(uploads).catch((reason: unknown) => {
    throw new HostRefusal('NETWORK', reason instanceof ShopRefusal ? reason.message : undefined);
  });
}
