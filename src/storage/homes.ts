import type { Site } from '#rules/markets.ts';
import { store } from './browser-store.ts';
import { keepHome, type KeptHome } from './kept-home.ts';
import { stored } from './keys.ts';
import { storedHook } from './stored-hook.ts';

/** The last home page of each market in this browser. */
export const useKeptHome = storedHook(stored.homes);

/** Keeps a home page for a time without a network; `at` is epoch ms on the device clock. */
export function rememberHome(site: Site, blocks: KeptHome['blocks'], at: number): void {
  store.write(stored.homes, { ...store.read(stored.homes), [site]: keepHome(blocks, at) });
}
