import { selectAppliedTheme } from '#machines/theme/selectors.ts';
import type { Theme } from '#rules/theme-id.ts';
import { useMachineValue } from '../use-machines.ts';

/** The theme on screen; light until the machines have started. */
export function useAppliedTheme(): Theme {
  return useMachineValue('theme', selectAppliedTheme, 'light');
}
