import { createActor } from 'xstate';
import { createSearchBoxImplementations } from '#machines/search-box/implementations.ts';
import { searchBoxMachine } from '#machines/search-box/machine.ts';
import type { SearchBoxDependencies } from '#machines/search-box/types.ts';
import { rememberSearch } from '../../storage/recent-searches.ts';

export type SearchBoxEffects = Omit<SearchBoxDependencies, 'rememberSearch'>;

/** A search box; what it does is asked for each time, since the page it stands on changes. */
export function createSearchBox(words: string, effects: () => SearchBoxEffects) {
  const implementations = createSearchBoxImplementations({
    rememberSearch,
    suggest: (text, signal) => effects().suggest(text, signal),
    openSearch: (words) => effects().openSearch(words),
    openPlace: (href) => effects().openPlace(href),
  });
  return createActor(searchBoxMachine.provide(implementations), { input: { words } });
}
