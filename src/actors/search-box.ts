import { createActor } from 'xstate';
import { createSearchBoxImplementations, searchBoxMachine } from '#machines/search-box/machine.ts';
import type { SearchBoxDependencies } from '#machines/search-box/types.ts';

export function createSearchBox(words: string, deps: SearchBoxDependencies) {
  return createActor(searchBoxMachine.provide(createSearchBoxImplementations(deps)), { input: { words } });
}
