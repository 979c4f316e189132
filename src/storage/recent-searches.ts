import { store } from './browser-store.ts';
import { stored } from './keys.ts';
import { storedHook } from './stored-hook.ts';

const maxCount = 10;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What was searched last in this browser, newest first. */
export const useRecentSearches = storedHook(stored.recentSearches);

/** Puts a search first; the same words in another case move. */
export function rememberSearch(words: string): void {
  const others = store.read(stored.recentSearches).filter((earlier) => !same(earlier, words));
  store.write(stored.recentSearches, [words, ...others].slice(0, maxCount));
}

export function forgetSearch(words: string): void {
  const others = store.read(stored.recentSearches).filter((earlier) => !same(earlier, words));
  store.write(stored.recentSearches, others);
}

export function forgetAllSearches(): void {
  store.write(stored.recentSearches, []);
}
