import { gutter, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** What the parts are about on columns 1 to 7, the clock at the right edge. */
export const countdown = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginBottom: space[7],
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: gutter } },
});
export const clock = pattern({
  ...display,
  ...textStep.h1,
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.l]: { justifyItems: 'end' } },
});
export const clockLabel = pattern({
  ...textStep.small,
  fontFamily: vars.font.text,
  letterSpacing: 0,
  color: vars.color.fgMuted,
});

/** A slip is as wide as its words need beside the stub: two of them in a row need a desk. */
export const coupons = pattern({
  display: 'grid',
  ...columns(1),
  gap: space[5],
  '@media': { [from.xl]: columns(2) },
});

export const cards = pattern({
  display: 'grid',
  ...columns(2),
  gap: `${space[7]} ${space[4]}`,
  paddingTop: space[6],
  '@media': { [from.l]: { ...columns(4), gap: `${space[9]} ${space[7]}` } },
});
/** As large as four others: two columns and, on a laptop, both rows. */
export const large = pattern({ gridColumn: 'span 2', '@media': { [from.l]: { gridRow: 'span 2' } } });
export const mirrored = pattern({ '@media': { [from.l]: { gridColumn: '3 / span 2' } } });
export const more = pattern({ marginTop: space[7] });

export const narrow = pattern({ maxWidth: size.contentNarrow });

/** One row, which a phone moves sideways. */
export const anchors = pattern({ borderBottom: `${border.thin} solid ${vars.color.borderSubtle}` });
export const anchorList = pattern({ display: 'flex', gap: space[7], overflowX: 'auto', scrollbarWidth: 'none' });
export const anchor = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingBlock: space[3],
  whiteSpace: 'nowrap',
});

export const remind = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'start',
  '@media': { [from.l]: { gridTemplateColumns: `${spanOf(8)} auto`, alignItems: 'center', columnGap: gutter } },
});
export const reminders = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' });
