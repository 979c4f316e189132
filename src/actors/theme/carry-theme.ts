import { isStill } from '#design-system/foundations/is-still.ts';
import type { ThemeTransition } from '#design-system/theme/apply.ts';
import { lightShowInTime } from './light-show.ts';

/** Under the veil of the light switch; where its code does not come in time, or nothing may move, without a veil. */
export const carryTheme: ThemeTransition = (theme, change) => {
  if (isStill(document)) {
    change();
    return;
  }
  void lightShowInTime().then((show) => {
    if (show) show.carry(theme, change);
    else change();
  });
};
