import { selectCount } from '#machines/cart/selectors.ts';
import type { Bridge, RightButton } from '#bridge-sdk/src/index.ts';
import type { Actors } from '../actors.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { matchRoute } from '../../routing/route-match.ts';
import { shownPath } from '../page-time/page-time-effects.ts';
import type { ShopBridge } from './shop-bridge.ts';
import { rightButtonsOf } from './right-buttons.ts';

/**
 * Keeps the title bar of the app in step with the page: its title, its right buttons, and what a tap on them does. In a
 * browser the same goes to page events and storage.
 * @param app the bridge to the app; undefined in a browser, where nobody taps
 */
export function keepAppBar(
  app: Bridge | undefined,
  { cart }: Pick<Actors, 'cart'>,
  { bridge, base, goTo }: Pick<EffectDependencies, 'bridge' | 'base' | 'goTo'>,
): void {
  const buttons = () => rightButtonsOf(shownPath(base), selectCount(cart.getSnapshot()));

  const titles = onlyNew((text: string) => {
    const shown: { readonly title: string; readonly subTitle?: string } = JSON.parse(text);
    bridge.mention('updateAppTitle', shown);
  });
  const bar = onlyNew((text: string) => {
    const shown: readonly RightButton[] = JSON.parse(text);
    giveButtons(bridge, shown);
  });
  const update = () => {
    titles(JSON.stringify({ title: document.title, subTitle: subTitleOf(shownPath(base), window.location.search) }));
    bar(JSON.stringify(buttons().map(({ href: _, ...button }) => button)));
  };

  // The head is written once in a while, and long after the address has changed.
  new MutationObserver(update).observe(document.head, { childList: true, characterData: true, subtree: true });
  for (const name of ['popstate', 'pushState', 'replaceState']) window.addEventListener(name, update);
  cart.subscribe(update);
  app?.on('rightButtonTap', ({ index }) => {
    const href = buttons()[index]?.href;
    if (href !== undefined) goTo(href);
  });
  update();
}

/** What the row of a page names below its title; undefined where the address has none of it. */
function subTitleOf(path: string, search: string): string | undefined {
  const { appSubTitle } = matchRoute(path).route;
  return (appSubTitle && new URLSearchParams(search).get(appSubTitle)) || undefined;
}

/** One button and several are different commands; none is one that is not visible. */
function giveButtons(bridge: ShopBridge, buttons: readonly RightButton[]): void {
  const [only, ...more] = buttons;
  if (more.length > 0) bridge.mention('updateRightButtons', { buttons });
  else bridge.mention('updateRightButton', only ?? { visible: false });
}

/** Sends an app what changes, not what stays. */
function onlyNew(apply: (text: string) => void): (text: string) => void {
  let last: string | undefined;
  return (text) => {
    if (text === last) return;
    last = text;
    apply(text);
  };
}
