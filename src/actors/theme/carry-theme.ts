import { isStill } from '#design-system/foundations/is-still.ts';
import type { ThemeTransition } from '#design-system/theme/apply.ts';
import { loadLightShow } from './light-show.ts';

/** Under the veil of the light switch; without its code, and where nothing may move, the theme changes at once. */
export const carryTheme: ThemeTransition = (theme, change) => {
  if (isStill(document)) {
    change();
    return;
  }
  loadLightShow().then((show) => {
    show.carry(theme, change);
  }, change);
};
