import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { searchBoxMachine } from './machine.ts';
import type { SearchBoxDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createSearchBoxImplementations(
  deps: SearchBoxDependencies,
): MachineImplementationsFrom<typeof searchBoxMachine> {
  return {
    actors: { suggest: fromPromise(({ input, signal }) => deps.suggest(input.words, signal)) },
    actions: {
      rememberSearch: (_, { words }) => deps.rememberSearch(words),
      openSearch: (_, { words }) => deps.openSearch(words),
      openPlace: (_, { href }) => deps.openPlace(href),
    },
  };
}
