import type { Site } from '#rules/markets.ts';
import { store } from './browser-store.ts';
import { jsonEntry } from './entry.ts';
import { keepHome, keptHomeOf, type KeptHome } from './kept-home.ts';
import { perSite } from './shapes.ts';
import { storedHook } from './stored-hook.ts';

/** Here and not in the table of keys: its parser would be part of the first load of every page. */
export const homes = jsonEntry('homeLayouts', perSite(keptHomeOf), {});

/** The last home page of each market in this browser. */
export const useKeptHome = storedHook(homes);

/** Keeps a home page for a time without a network; `at` is epoch ms on the device clock. */
export function rememberHome(site: Site, blocks: KeptHome['blocks'], at: number): void {
  store.write(homes, { ...store.read(homes), [site]: keepHome(blocks, at) });
}
