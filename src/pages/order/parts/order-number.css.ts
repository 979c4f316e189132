import { pattern } from '#design-system/foundations/styles.ts';

export const number = pattern({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });
