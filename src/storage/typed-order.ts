import type { Site } from '#rules/markets.ts';
import { jsonEntry } from './entry.ts';
import { textMap } from './shapes.ts';
import { createStore } from './store.ts';

/** What a guest has typed into the checkout of one market; never anything of a card. */
export const typedOrder = (site: Site) => jsonEntry(`typedOrder_${site}`, textMap, {});

/** The storage of this tab: it ends with it, and no other tab knows of it. */
export const tabStore = createStore({ area: () => window.sessionStorage, onForeignChange: () => undefined });
