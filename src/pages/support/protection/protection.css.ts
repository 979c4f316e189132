import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const part = pattern({ display: 'grid', gap: space[4], minWidth: 0 });
/** What it costs is the one thing on this page that is about the reader. */
export const price = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  padding: space[7],
  borderRadius: vars.radius.m,
  background: vars.color.bgRaised,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.l]: { padding: space[8] } },
});
export const steps = pattern({ display: 'grid', gap: space[3], paddingInlineStart: space[7], listStyle: 'decimal' });
