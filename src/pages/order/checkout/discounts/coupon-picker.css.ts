import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const list = pattern({ display: 'grid', gap: space[4] });
/** In a dialog the ground of a slip is that around it: a line is its edge. */
export const slip = pattern({ border: `${border.thin} solid ${vars.color.borderSubtle}`, borderRadius: vars.radius.m });
