import type { Site } from '#rules/markets.ts';
import { jsonEntry } from './entry.ts';
import { textMap } from './shapes.ts';

/** What a guest has typed into the checkout of one market; never anything of a card. */
export const typedOrder = (site: Site) => jsonEntry(`typedOrder_${site}`, textMap, {});
