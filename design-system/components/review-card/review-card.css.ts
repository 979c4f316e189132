import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  minWidth: 0,
  paddingBlock: space[6],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSubtle}` } },
});
export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  width: '100%',
});
export const who = pattern({ flex: 1, minWidth: 140 });
export const author = pattern({ ...textStep.small, fontWeight: vars.font.weightMedium, overflowWrap: 'anywhere' });
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const facts = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: vars.color.fgMuted,
});
export const verified = pattern({ color: vars.color.positiveText });
export const title = pattern({ ...display, ...textStep.h4, overflowWrap: 'anywhere' });
export const body = pattern({ maxWidth: '64ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const pictures = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const picture = pattern({ width: 96 });
export const enlarge = pattern({
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.s,
  cursor: 'zoom-in',
});
export const film = pattern({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.s,
});
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[5]}` });
export const reply = pattern({
  ...textStep.small,
  display: 'grid',
  gap: space[2],
  maxWidth: '64ch',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
});
