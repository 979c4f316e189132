import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const addedLine = pattern({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
});
export const addedTitle = pattern({ ...display, ...textStep.body });
export const addedPrice = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
/** Below each other where the words of one would break. */
export const addedActions = pattern({ display: 'flex', flexWrap: 'wrap', flex: 1, gap: space[4] });
export const addedAction = pattern({ flex: '1 1 auto' });
