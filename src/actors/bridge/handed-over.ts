import { linkBrowser } from '#bridge-sdk/src/index.ts';
import type { Browser } from '../browser.ts';
import { openLogIn } from './ask-to-login.ts';

type Hand = (browser: Pick<Browser, 'bridge' | 'store' | 'base'>, to: URL) => Promise<unknown>;

/** What an app opens itself, instead of this page. */
const handedOver: Readonly<Record<string, Hand>> = {
  '/shopping-cart': ({ bridge, base }, to) =>
    linkBrowser(bridge, { redirectUrl: to.origin + base + to.pathname + to.search, skipWay: 'appBrowser' }),
  '/home/frame': ({ bridge }, to) =>
    linkBrowser(bridge, {
      redirectUrl: to.searchParams.get('url') ?? '',
      skipWay: 'appBrowser',
      title: to.searchParams.get('title') ?? undefined,
    }),
  '/account/login': (browser, to) => {
    const { pathname, search } = window.location;
    return openLogIn(browser, to.searchParams.get('redirect') ?? pathname.slice(browser.base.length) + search);
  },
};

/**
 * Hands a page over to the app around this one, which stays where it is.
 * @returns false where this page has to open it: in a browser, and every page but those of the table
 */
export function handOver(
  browser: Pick<Browser, 'bridge' | 'store' | 'base'>,
  to: string,
  openHere: (to: string) => void,
): boolean {
  const target = new URL(to, window.location.origin);
  const hand = browser.bridge.isNative ? handedOver[target.pathname] : undefined;
  if (!hand) return false;
  // A silent app leaves the shop usable.
  hand(browser, target).catch(() => openHere(to));
  return true;
}
