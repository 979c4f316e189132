import type { Fallback } from '../../src/bridge.ts';
import { marketOf } from '../market-of.ts';
import type { BrowserPorts } from '../ports.ts';
import { storageKeys } from '../storage-keys.ts';

/** Navigates to the shop's own addresses, and opens others in its frame page. Every address carries the site. */
export const linkBrowser =
  ({ view, store, navigate }: BrowserPorts): Fallback<'linkBrowser'> =>
  ({ redirectUrl, skipWay, title }) => {
    const site = marketOf(store.get(storageKeys.site) ?? '');
    const target = new URL(redirectUrl, view.location.href);
    const isOwn = target.origin === view.location.origin;
    const page = isOwn ? target : new URL('/home/frame', view.location.href);
    if (!isOwn) {
      page.searchParams.set('url', target.href);
      if (title) page.searchParams.set('title', title);
    }
    page.searchParams.set('site', site);
    navigate(page.pathname + page.search + page.hash, { isReplacing: skipWay === 'appBrowserInside' });
    return undefined;
  };
