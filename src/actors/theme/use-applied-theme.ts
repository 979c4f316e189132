import { selectAppliedTheme } from '#machines/theme/selectors.ts';
import type { Theme } from '#rules/theme-id.ts';
import { useActors } from '../use-actors.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';

/** The theme on screen; light until the machines have started. */
export function useAppliedTheme(): Theme {
  return useActorValue(useActors()?.theme, selectAppliedTheme, 'light');
}
