import { forcedColours } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const root = pattern({
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.infoSoft,
  '@media': { [forcedColours]: { border: '1px solid' } },
});
export const mails = pattern({ display: 'grid', gap: space[3] });
/** An envelope of a mailbox, white on the tint. */
export const mail = pattern({
  display: 'grid',
  gap: space[1],
  padding: space[5],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSurface,
});
