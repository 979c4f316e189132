import { lostRouteNames } from '#src/routing/areas/prom.ts';
import { href } from '#src/routing/href.ts';
import type { Place } from '#src/routing/page.ts';

interface GiveawayPlace {
  /** Of the page; its editions begin with it and a dash. */
  readonly handle: string;
  readonly address: string;
  readonly winners: string;
}

/** The three pages of giveaways, by their paths. */
const places: Readonly<Record<string, Omit<GiveawayPlace, 'address'>>> = {
  [lostRouteNames.outdoorGiveaway]: {
    handle: 'new-outdoor-lights-giveaway',
    winners: href(lostRouteNames.outdoorWinners),
  },
  [lostRouteNames.lampSeries]: { handle: 'new-lamp-series', winners: href(lostRouteNames.lampSeriesWinners) },
  [lostRouteNames.blackFridayDraw]: {
    handle: 'black-friday-prize-draw',
    winners: href('/prom/winner-announcement'),
  },
};

const handlePattern = /^[a-z0-9-]{1,60}$/;

/** The giveaway that an address shows: an edition that it names, else the page's own. */
export function giveawayPlaceOf({ path, query }: Pick<Place, 'path' | 'query'>): GiveawayPlace {
  const { handle, winners } = places[path] ?? { handle: '', winners: href('/prom/activity-list') };
  const named = query.get('handle') ?? '';
  const isEdition = handlePattern.test(named) && named.startsWith(`${handle}-`);
  return { handle: isEdition ? named : handle, address: isEdition ? `${path}?handle=${named}` : path, winners };
}
