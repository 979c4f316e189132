import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { themeMachine } from './machine.ts';
import type { ThemeDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createThemeImplementations(deps: ThemeDependencies): MachineImplementationsFrom<typeof themeMachine> {
  return {
    actors: {
      pageLoaded: fromPromise(() => deps.pageLoaded()),
      fetchTheme: fromPromise(({ input, signal }) => deps.fetchTheme(input.theme, signal)),
    },
    actions: {
      applyTheme: ({ context }) => deps.applyTheme(context.applied, context.values),
      persistThemeId: ({ context }) => deps.persistThemeId(context.themeId),
      reportInvalid: (_, { theme }) => deps.report(`Theme config validation failed for ${theme}`),
    },
  };
}
