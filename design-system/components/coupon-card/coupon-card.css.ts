import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, size, space } from '../../theme/scale.ts';

/** The border is the edge of the slip where colours are forced; elsewhere its ground is. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 14fr)',
  minWidth: 0,
  maxWidth: size.contentNarrow,
  border: `${border.thin} solid transparent`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  backgroundImage: vars.skin.coupon,
  '@media': { [from.m]: { gridTemplateColumns: '176px minmax(0, 1fr) auto' } },
});

/** One dashed line is the perforation; it is the border of the stub. */
export const stub = pattern({
  display: 'grid',
  alignContent: 'center',
  gridRow: '1 / span 2',
  gap: space[2],
  minWidth: 0,
  padding: space[5],
  borderInlineEnd: `${border.thick} dashed ${vars.color.borderDefault}`,
  letterSpacing: 0,
  '@media': { [from.m]: { gridRow: 'auto', paddingBlock: space[6] } },
});

export const amount = pattern({
  ...display,
  ...textStep.priceL,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [from.m]: { fontSize: vars.text.h2Size, lineHeight: vars.text.h2Line } },
});
export const title = pattern({
  fontFamily: vars.font.text,
  ...textStep.small,
  fontWeight: vars.font.weightRegular,
  color: vars.color.fgMuted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const text = pattern({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minWidth: 0,
  padding: `${space[5]} ${space[5]} 0`,
  '@media': { [from.m]: { padding: `${space[6]} ${space[5]}` } },
});
export const condition = pattern({ fontWeight: vars.font.weightMedium, overflowWrap: 'anywhere' });
export const until = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const soon = pattern({
  ...textStep.small,
  fontWeight: vars.font.weightMedium,
  fontVariantNumeric: 'tabular-nums',
});
export const quota = pattern({ display: 'grid', gap: space[2], marginTop: space[2], maxWidth: 240 });

export const details = pattern({ ...textStep.small, minWidth: 0 });
export const summary = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: vars.color.fgMuted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const body = pattern({ paddingBottom: space[3], overflowWrap: 'anywhere' });

export const action = pattern({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  minWidth: 0,
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  '@media': { [from.m]: { alignContent: 'center', padding: `${space[6]} ${space[6]} ${space[6]} 0` } },
});
export const stateText = pattern({ ...textStep.small, color: vars.color.fgMuted });

/** Nothing is left of it: its words are quieter and its stub loses the weight. */
export const gone = pattern({ color: vars.color.fgSubtle });

export const row = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  minHeight: size.touch,
  paddingBlock: space[4],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  color: vars.color.fgMuted,
});
export const rowAmount = pattern({
  flex: '0 0 auto',
  minWidth: 80,
  fontWeight: vars.font.weightMedium,
  fontVariantNumeric: 'tabular-nums',
});
export const rowTitle = pattern({ flex: '1 1 80px', minWidth: 0, overflowWrap: 'anywhere' });
export const rowState = pattern({ ...textStep.small, fontVariantNumeric: 'tabular-nums' });
