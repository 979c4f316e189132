import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const list = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Three in a row, each picture over its words; on a phone the picture is a square beside them. */
export const row = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The first one, with its picture from one edge to the other. */
export const lead = pattern({ position: 'relative', display: 'grid', gap: space[5], gridColumn: '1 / -1' });
export const when = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const what = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
});
export const title = pattern({ ...textStep.h3, overflowWrap: 'anywhere' });
/** The whole row is the target of its link. */
export const link = pattern({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } });
export const summary = pattern({ color: vars.color.fgMuted, maxWidth: '60ch' });

export const picture = pattern({ aspectRatio: '1', '@media': { [from.l]: { aspectRatio: '4 / 3' } } });
export const wide = pattern({ aspectRatio: '16 / 9', '@media': { [from.l]: { aspectRatio: '21 / 9' } } });
/** In place of a picture. */
export const sign = pattern({
  display: 'grid',
  placeItems: 'center',
  border: `${border.thin} solid ${vars.color.borderNight}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgNight,
  color: vars.color.fgNightMuted,
});
