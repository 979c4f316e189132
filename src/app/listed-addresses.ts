import type { ShownThing } from '#rules/promotion-states.ts';
import { suitPath } from '#rules/page-paths.ts';
import { promotionAddress } from '../pages/prom/parts/promotion-address.ts';
import { winnersAddress } from '../pages/prom/parts/winners-address.ts';
import { href } from '../routing/href.ts';
import { routes } from '../routing/routes.ts';

const findable = routes.filter(({ rendering, noindex }) => rendering === 'server' && noindex !== true);

/** The paths of pages that anybody may find and that need nothing more to be one. */
export const listedPaths: readonly string[] = findable
  .filter(
    ({ path, query = [], unlisted }) =>
      unlisted === undefined && !path.includes(':') && query.every((name) => name.endsWith('?')),
  )
  .map(({ path }) => path);

/** The paths of pages that say themselves whether a market has something of them. */
export const pathsByMarket: readonly string[] = findable
  .filter(({ unlisted }) => unlisted === 'by-market')
  .map(({ path }) => path);

/** The paths of pages that belong to one shopper. */
export const personalPaths: readonly string[] = routes
  .filter(({ rendering }) => rendering === 'browser')
  .map(({ path }) => path);

/** Where a promotion is shown, or the draw of a giveaway. */
export function shownAt({ type, promoId, handle }: ShownThing): string {
  if (type === 'DRAW') return winnersAddress(handle);
  if (type === 'SUIT') return href(suitPath, { suitId: promoId });
  return type === 'DOLL_MACHINE' ? href('/prom/doll-machine') : promotionAddress({ type, promoId, handle });
}
