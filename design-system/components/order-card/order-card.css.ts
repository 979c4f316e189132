import { pattern } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});
export const number = pattern({ fontFamily: vars.font.mono, fontSize: vars.text.smallSize });
export const quiet = pattern({ color: vars.color.fgMuted, fontSize: vars.text.smallSize });
export const pictures = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlock: space[5],
  overflow: 'hidden',
});
export const picture = pattern({ width: 72, flexShrink: 0, borderRadius: vars.radius.m });
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
});
export const summary = pattern({ minWidth: 0, marginInlineStart: space[3], color: vars.color.fgMuted });
export const sum = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[4]}`,
});
export const actions = pattern({ display: 'flex', marginInlineStart: 'auto', flexWrap: 'wrap', gap: space[3] });
