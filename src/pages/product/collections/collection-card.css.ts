import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[4], alignContent: 'start' });
export const text = pattern({ display: 'grid', gap: space[2] });
