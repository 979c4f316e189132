import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';

export const frame = pattern({ display: 'block', width: '100%', border: 0, borderRadius: vars.radius.m });
