import type { EventData, HostData, HostNotification } from '../../src/generated/types.ts';
import { noFaults, type Account, type Appearance, type Fact } from './app-state.ts';
import { isLight } from './appearance.ts';
import type { SimulatedApp } from './create-app.ts';
import { marketName } from './markets.ts';
import { changed, closed, newScreen, opened, placeOf } from './screens.ts';

/** What a person does with the phone, or a test with the app: each tells the pages what an app would tell. */

export function turnAccount({ change, emitToAll }: SimulatedApp, account: Account | undefined): void {
  change({ account });
  emitToAll('accountToken', { accountToken: account?.accountToken ?? '', accountId: account?.accountId ?? '' });
}

/** The person opens the app's own sign-in. */
export function askToSignIn({ ask }: SimulatedApp): void {
  const { signal } = new AbortController();
  void ask<undefined>(signal, (answer) => ({ kind: 'login', answer: () => answer(undefined) }));
}

export function turnMarket({ change, emitToAll }: SimulatedApp, market: string): void {
  change({ market });
  emitToAll('marketChange', { market, marketName: marketName(market) });
}

export function turnAppearance({ change, emitToAll }: SimulatedApp, appearance: Appearance): void {
  change({ appearance });
  emitToAll('notifyLightMode', { lightMode: isLight(appearance) });
}

/** Tells only what has changed, as apps do. */
export function turnFact({ state, change, emitToAll }: SimulatedApp, fact: Fact, value: string): void {
  change({ about: { ...state.get().about, [fact]: value } });
  const news: HostData = { [fact]: value };
  emitToAll('hostData', news);
}

export function tapButton({ emitTo, top }: SimulatedApp, tap: EventData['rightButtonTap']): void {
  emitTo(top().key, 'rightButtonTap', tap);
}

/** Back in the page's own history, or to the page below. */
export function goBack(app: SimulatedApp): void {
  const { key } = app.top();
  const view = app.hostOf(key)?.frame.contentWindow;
  if (view && canGoBack(view)) view.history.back();
  else closeTop(app);
}

function canGoBack(view: Window): boolean {
  try {
    return 'navigation' in view && view.navigation.canGoBack;
  } catch {
    // A page of another origin keeps its history to itself.
    return false;
  }
}

export function closeTop({ state, change, top }: SimulatedApp): void {
  change({ screens: closed(state.get().screens, top().key) });
}

export function reload({ state, change, top }: SimulatedApp): void {
  const { key, load } = top();
  change({ screens: changed(state.get().screens, key, { load: load + 1, title: '', subTitle: '', buttons: [] }) });
}

/** Closes everything and shows a path in the app's own tab. */
export function goToTab({ state, change }: SimulatedApp, path: string): void {
  const [tab] = state.get().screens;
  const place = placeOf(path, location.href);
  if (!tab || !place) return;
  change({ screens: [{ ...newScreen(tab.key, place), load: tab.load + 1 }] });
}

/** What a tap on a notification of the system does: the page opens on top and takes what it brings. */
export function openNotification(app: SimulatedApp, notification: HostNotification): void {
  const place = placeOf(notification.path, location.href);
  app.change({ banner: undefined });
  if (!place) return;
  app.pass({ kind: 'notification', notification });
  const { screens } = app.state.get();
  const isOpen = app.hostOf(app.top().key)?.frame.contentWindow?.location.pathname === new URL(place.address).pathname;
  if (!isOpen) app.change({ screens: opened(screens, app.top().key, newScreen(app.nextKey(), place), false) });
}

export function crash(app: SimulatedApp): void {
  for (const { key } of app.state.get().screens) app.hostOf(key)?.crash();
  app.change({ hasCrashed: true, sheets: [], banner: undefined });
}

/** Half a message, as a host that was cut off writes it. */
export function sayMalformed(app: SimulatedApp): void {
  app.hostOf(app.top().key)?.sayRaw('{"v":1,"ch":', 'unreadable');
}

/** What a stranger could try who does not know the channel: the page must not believe it. */
export function sayForged(app: SimulatedApp): void {
  const data = { accountToken: 'forged', accountId: 'forged' };
  const text = JSON.stringify({ v: 1, ch: '0'.repeat(32), k: 'evt', name: 'accountToken', data });
  app.hostOf(app.top().key)?.sayRaw(text, 'forged');
}

/** Starts the app again at its first page; settings of the person stay, faults go. */
export function restart(app: SimulatedApp): void {
  const [tab] = app.state.get().screens;
  if (!tab) return;
  const fresh = { ...newScreen(app.nextKey(), tab), title: '' };
  app.change({ hasCrashed: false, faults: noFaults, sheets: [], parcels: [], banner: undefined, screens: [fresh] });
}
