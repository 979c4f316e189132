import { gutter, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { nightGround } from '#design-system/foundations/night-ground.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

/** From edge to edge and up to the header, dark in both themes. */
export const night = pattern({
  ...nightGround,
  marginTop: `calc(-1 * ${space[5]})`,
  paddingBlock: `${space[6]} ${space[9]}`,
  '@media': { [from.l]: { marginTop: `calc(-1 * ${space[7]})`, paddingBlock: `${space[9]} ${space[10]}` } },
});
/** The stage on columns 1 to 6, the odds beside it; on a phone between the heading and the odds. */
export const columns = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "stage" "odds"',
  rowGap: space[7],
  '@media': {
    [from.l]: {
      gridTemplateColumns: `${spanOf(6)} minmax(0, 1fr)`,
      gridTemplateAreas: '"stage head" "stage odds"',
      gridTemplateRows: 'auto 1fr',
      columnGap: gutter,
    },
  },
});
export const head = pattern({ gridArea: 'head' });
export const stage = pattern({
  gridArea: 'stage',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
});
export const ways = pattern({ display: 'grid', justifyContent: 'center' });
export const odds = pattern({
  vars: { [vars.color.bgSkeleton]: vars.color.borderNight },
  gridArea: 'odds',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
});
const cell = {
  ...textStep.small,
  paddingBlock: space[4],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
} as const;
const ofNumber = { paddingInlineStart: space[4], textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
const ofHead = { color: vars.color.fgMuted, fontWeight: vars.font.weightMedium, textAlign: 'start' } as const;
export const table = pattern({ width: '100%', borderCollapse: 'collapse' });
export const prizeHead = pattern({ ...cell, ...ofHead });
export const numberHead = pattern({ ...cell, ...ofHead, ...ofNumber });
/** A title of one long word would push the numbers out of the page. */
export const prizeName = pattern({
  ...cell,
  fontWeight: vars.font.weightMedium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const number = pattern({ ...cell, ...ofNumber });
export const gone = pattern({ color: vars.color.fgMuted });
/** Under the odds on a phone, beside them where there is room. */
export const share = pattern({
  display: 'block',
  color: vars.color.fgMuted,
  '@media': { [from.m]: { display: 'inline-block', minWidth: '3.5rem', marginInlineStart: space[4] } },
});
/** The plays of a member on columns 1 to 7, the rules beside them. */
export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[9]} ${space[10]}`,
  '@media': { [from.l]: { gridTemplateColumns: `${spanOf(7)} minmax(0, 1fr)`, columnGap: gutter } },
});

const face = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  justifySelf: 'center',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weightMedium,
} as const;
/** A slip of paper. */
export const coupon = pattern({
  ...face,
  ...textStep.small,
  width: '88%',
  minHeight: '48%',
  padding: space[2],
  borderRadius: vars.radius.xs,
  borderInlineStart: `${border.thick} dashed ${vars.color.bgNight}`,
  backgroundColor: vars.color.fgNight,
  color: vars.color.bgNight,
});
/** A disc with a rim. */
export const coins = pattern({
  ...face,
  ...textStep.h4,
  width: '64%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  border: `${border.thick} solid ${vars.color.brandBg}`,
  outline: `${border.thin} solid ${vars.color.brandBg}`,
  outlineOffset: `-${space[3]}`,
  color: vars.color.brandBg,
});
export const wonPicture = pattern({ width: '100%', maxWidth: 320, marginInline: 'auto' });
