import { lostRouteNames } from '#src/routing/areas/prom.ts';
import { href } from '#src/routing/href.ts';
import type { Place } from '#src/routing/page.ts';

/** The three pages of giveaways. The handles of their editions begin with that of the page and a dash. */
const pages = [
  { handle: 'new-outdoor-lights-giveaway', path: href(lostRouteNames.outdoorGiveaway) },
  { handle: 'new-lamp-series', path: href(lostRouteNames.lampSeries) },
  { handle: 'black-friday-prize-draw', path: href(lostRouteNames.blackFridayDraw) },
] as const;

type GiveawayPage = (typeof pages)[number];

const handlePattern = /^[a-z0-9-]{1,60}$/;
const isEdition = (handle: string, page: GiveawayPage): boolean =>
  handlePattern.test(handle) && handle.startsWith(`${page.handle}-`);
const addressOf = (handle: string, { path }: GiveawayPage): string => `${path}?handle=${handle}`;

/** Where a giveaway is shown; one of no page leads to what is on. */
export function giveawayAddress(handle: string): string {
  const page = pages.find((each) => each.handle === handle || isEdition(handle, each));
  if (!page) return href('/prom/activity-list');
  return page.handle === handle ? page.path : addressOf(handle, page);
}

/** The giveaway that the address of one of the pages shows: an edition that it names, or else the page's own. */
export function giveawayPlaceOf({ path, query }: Pick<Place, 'path' | 'query'>) {
  const page = pages.find((each) => each.path === path) ?? pages[0];
  const named = query.get('handle') ?? '';
  return isEdition(named, page)
    ? { handle: named, address: addressOf(named, page) }
    : { handle: page.handle, address: path };
}
