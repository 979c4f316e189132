import { lostRouteNames } from '#src/routing/areas/prom.ts';
import { href } from '#src/routing/href.ts';

/** The draws that have an address of their own, by the handle of their giveaway. */
const ownAddresses: ReadonlyMap<string, string> = new Map([
  ['new-outdoor-lights-giveaway', href(lostRouteNames.outdoorWinners)],
  ['new-lamp-series', href(lostRouteNames.lampSeriesWinners)],
]);

/** Where the draw of a giveaway is shown. */
export const winnersAddress = (handle: string): string =>
  ownAddresses.get(handle) ?? href('/prom/winner-announcement', { handle });

/** The giveaway whose draw an address of its own shows. */
export const drawAt = (path: string): string | undefined =>
  [...ownAddresses].find(([, address]) => address === path)?.[0];
