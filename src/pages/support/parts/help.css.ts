import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** Links below each other, parted by hairlines. */
export const rows = pattern({ minWidth: 0, borderTop: `1px solid ${vars.color.borderSubtle}` });
export const row = pattern({
  display: 'grid',
  gap: space[2],
  minHeight: size.touch,
  alignContent: 'center',
  paddingBlock: space[5],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const rowTitle = pattern({ color: vars.color.fgDefault, fontWeight: vars.font.weightMedium });
export const rowText = pattern({ ...textStep.small, color: vars.color.fgMuted });

/** A white panel, where a person is reached. */
export const contact = pattern({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minWidth: 0,
  padding: space[7],
  borderRadius: vars.radius.m,
  background: vars.color.bgRaised,
  '@media': { [from.l]: { padding: space[8] } },
});

export const search = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  maxWidth: size.contentNarrow,
});

/** On a phone they are moved sideways. */
export const lights = pattern({
  display: 'flex',
  gap: space[5],
  overflowX: 'auto',
  // Room for the outline of a link at the edge.
  margin: `calc(-1 * ${space[2]})`,
  padding: space[2],
  '@media': { [from.l]: { flexWrap: 'wrap' } },
});
export const light = pattern({
  ...textStep.small,
  display: 'grid',
  gap: space[3],
  width: '88px',
  overflowWrap: 'anywhere',
});
export const lightPicture = pattern({ aspectRatio: '1', overflow: 'hidden', borderRadius: vars.radius.s });

/** What is read on seven columns, questions and people on the other five; below each other on a phone. */
export const withSide = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[10], alignItems: 'start' },
  },
});
