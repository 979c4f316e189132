import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const list = pattern({ display: 'grid', gap: space[7], minWidth: 0 });
export const helpful = pattern({ display: 'grid', gap: space[4], minWidth: 0 });
export const answers = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
});
export const part = pattern({ display: 'grid', gap: space[4], minWidth: 0 });

/** Whether it helped, what is related, who can be asked. */
export const foot = pattern({ display: 'grid', gap: space[9], minWidth: 0 });
