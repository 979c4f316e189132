import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const consequences = pattern({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  color: vars.color.fgMuted,
});
export const thumb = pattern({ width: 64, flexShrink: 0, borderRadius: vars.radius.m });
export const grow = pattern({ flexGrow: 1, minWidth: 0 });
