import { pattern } from '#design-system/foundations/styles.ts';

export const frame = pattern({ display: 'block', width: '100%', border: 0 });
