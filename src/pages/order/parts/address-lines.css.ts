import { pattern } from '#design-system/foundations/styles.ts';

export const lines = pattern({ display: 'grid', fontStyle: 'normal' });
