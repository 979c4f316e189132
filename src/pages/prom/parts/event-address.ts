import { lostRouteNames } from '#src/routing/areas/prom.ts';
import { href } from '#src/routing/href.ts';

/** The events that have an address of their own, by the handle of their campaign. */
export const eventAddress: ReadonlyMap<string, string> = new Map([
  ['black-friday-in-july', href('/prom/black-friday-in-july-sale')],
  ['prime-deals', href('/prom/pd-warmup')],
  ['black-friday-deals', href(lostRouteNames.blackFriday)],
]);

/** The campaign that an address of its own shows. */
export const eventAt = (path: string): string | undefined =>
  [...eventAddress].find(([, address]) => address === path)?.[0];
