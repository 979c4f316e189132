import { linkBrowser } from '#bridge-sdk/src/index.ts';
import type { Route } from '../../routing/route.ts';
import { matchRoute } from '../../routing/route-match.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { shownPath } from '../page-time/page-time-effects.ts';
import { openLogIn } from './ask-to-login.ts';

type Dependencies = Pick<EffectDependencies, 'bridge' | 'store' | 'base'>;
type HandOver = (dependencies: Dependencies, to: URL) => Promise<unknown>;

/** How an app opens a page itself, by what the row of the page says. */
const openings: Readonly<Record<NonNullable<Route['appOpens']>, HandOver>> = {
  page: ({ bridge, base }, to) =>
    linkBrowser(bridge, {
      redirectUrl: to.origin + base + to.pathname + to.search,
      skipWay: 'appBrowser',
      type: 'page',
    }),
  'framed-page': ({ bridge }, to) =>
    linkBrowser(bridge, {
      redirectUrl: to.searchParams.get('url') ?? '',
      skipWay: 'appBrowser',
      type: 'foreign',
      title: to.searchParams.get('title') ?? undefined,
    }),
  login: (dependencies, to) => {
    const { pathname, search } = window.location;
    return openLogIn(
      dependencies,
      to.searchParams.get('redirect') ?? pathname.slice(dependencies.base.length) + search,
    );
  },
};

/**
 * Hands a page over to the app around this one, which stays where it is.
 * @returns false where this page has to open it: its row says nothing of the app
 */
export function handOver(dependencies: Dependencies, to: string, openHere: (to: string) => void): boolean {
  const target = new URL(to, window.location.origin);
  const { appOpens } = matchRoute(target.pathname).route;
  // On that page itself another tab or number of it is no page that the app has to open.
  if (appOpens === undefined || target.pathname === shownPath(dependencies.base)) return false;
  // A silent app leaves the shop usable.
  openings[appOpens](dependencies, target).catch(() => openHere(to));
  return true;
}
