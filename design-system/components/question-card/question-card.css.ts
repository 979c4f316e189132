import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  '@media': { [from.m]: { padding: space[7] } },
});
export const ask = pattern({ display: 'grid', gap: space[2], minWidth: 0 });
export const question = pattern({ ...display, ...textStep.h4, overflowWrap: 'anywhere', textWrap: 'balance' });
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted, fontWeight: vars.font.weightRegular });
export const count = pattern({
  ...textStep.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.fgMuted,
});

export const answer = pattern({
  display: 'flex',
  gap: space[4],
  minWidth: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.actionBg}`,
});
export const said = pattern({ display: 'grid', flex: 1, gap: space[2], minWidth: 0 });
export const by = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: 32,
  fontWeight: vars.font.weightMedium,
});
export const body = pattern({ maxWidth: '64ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
