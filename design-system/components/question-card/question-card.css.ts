import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

/** A row: rows below each other are parted by hairlines. */
export const root = pattern({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  paddingBlock: space[6],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.m]: { paddingBlock: space[7] } },
});
export const question = pattern({
  ...display,
  ...textStep.h4,
  maxWidth: size.contentNarrow,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [from.l]: textStep.h3 },
});
export const firstLine = pattern({
  display: '-webkit-box',
  overflow: 'hidden',
  maxWidth: size.contentNarrow,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});
export const notes = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  color: vars.color.fgMuted,
});

const said = { minWidth: 0, maxWidth: size.contentNarrow, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

export const answer = pattern({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  paddingBlock: space[6],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const best = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgRaised,
  '@media': { [from.m]: { padding: space[8] }, [forcedColours]: { border: '1px solid' } },
});
export const bestTitle = pattern({ ...display, ...textStep.h4 });
export const body = pattern(said);
export const bestBody = pattern({ ...said, ...textStep.lead });
export const by = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  color: vars.color.fgMuted,
});
export const name = pattern({ color: vars.color.fgDefault, fontWeight: vars.font.weightMedium });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
