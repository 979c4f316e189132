import { navigate } from 'wouter/use-browser-location';
import type { Site } from '#rules/markets.ts';
import { withSite } from '#rules/urls.ts';

/**
 * Lets the address name the market that is on screen: the page before a change of market, or one found by going back,
 * would bring the old market back with the next reload.
 */
export function nameMarketInAddress(site: Site): void {
  const { pathname, search, hash } = window.location;
  const named = new URLSearchParams(search).get('site');
  if (named === null || named === site) return;
  navigate(withSite(`${pathname}${search}${hash}`, site), { replace: true, state: window.history.state });
}
