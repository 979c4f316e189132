import type { EventData, HostData, HostNotification } from '../../src/generated/types.ts';
import { noFaults, type Account, type Appearance, type Fact } from './app-state.ts';
import { isLight } from './appearance.ts';
import type { SimulatedApp } from './create-app.ts';
import { marketName } from './markets.ts';
import { changed, closed, newScreen, opened, placeOf } from './screens.ts';

/** Actions of a person on the phone, or of a test in the app: each notifies the pages like a real app. */

export function turnAccount({ change, emitToAll }: SimulatedApp, account: Account | undefined): void {
  change({ account });
  emitToAll('accountToken', { accountToken: account?.accountToken ?? '', accountId: account?.accountId ?? '' });
}

/** Opens the app's own login. */
export function openLogin({ ask }: SimulatedApp): void {
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

/** Sends only fields that have changed, like real apps. */
export function turnFact({ state, change, emitToAll }: SimulatedApp, fact: Fact, value: string): void {
  change({ about: { ...state.get().about, [fact]: value } });
  const news: HostData = { [fact]: value };
  emitToAll('hostData', news);
}

export function tapButton({ emitTo, top }: SimulatedApp, tap: EventData['rightButtonTap']): void {
  emitTo(top().key, 'rightButtonTap', tap);
}

/** Goes back in the page's own history, or to the page below. */
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
    // The history of a page of another origin cannot be read.
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

/** Closes every page and shows a path in the app's own tab. */
export function goToTab({ state, change }: SimulatedApp, path: string): void {
  const [tab] = state.get().screens;
  const place = placeOf(path, location.href);
  if (!tab || !place) return;
  change({ screens: [{ ...newScreen(tab.key, place), load: tab.load + 1 }] });
}

/** Simulates a tap on a system notification: opens its page on top and delivers its data. */
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

/** Sends a truncated message, as from a host that lost its connection. */
export function sayMalformed(app: SimulatedApp): void {
  app.hostOf(app.top().key)?.sayRaw('{"v":1,"ch":', 'unreadable');
}

/** Sends a message without the channel, as an attacker could; the page must ignore it. */
export function sayForged(app: SimulatedApp): void {
  const data = { accountToken: 'forged', accountId: 'forged' };
  const text = JSON.stringify({ v: 1, ch: '0'.repeat(32), k: 'evt', name: 'accountToken', data });
  app.hostOf(app.top().key)?.sayRaw(text, 'forged');
}

/** Restarts the app at its first page; the person's settings stay, faults are removed. */
export function restart(app: SimulatedApp): void {
  const [tab] = app.state.get().screens;
  if (!tab) return;
  const fresh = { ...newScreen(app.nextKey(), tab), title: '' };
  app.change({ hasCrashed: false, faults: noFaults, sheets: [], parcels: [], banner: undefined, screens: [fresh] });
}
