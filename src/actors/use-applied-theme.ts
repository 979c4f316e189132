import { selectAppliedTheme } from '#machines/theme/selectors.ts';
import type { Theme } from '#rules/theme-id.ts';
import { useActors } from './hooks.ts';
import { useActorValue } from './use-actor-value.ts';

/** The theme on screen; light until the machines have started. */
export function useAppliedTheme(): Theme {
  return useActorValue(useActors()?.theme, selectAppliedTheme, 'light');
}
