import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layers } from '#design-system/theme/layers.css.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep, truncated } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { duration, easing, space } from '#design-system/theme/scale.ts';

const wide = from.l;
const card = {
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.bgSurface,
  boxShadow: vars.elevation[1],
  minWidth: 0,
} as const;

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: space[5],
  '@media': { [wide]: { height: '100dvh', minHeight: 640 } },
});

export const header = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
});
export const brand = pattern({ display: 'flex', alignItems: 'center', gap: space[4], marginInlineEnd: 'auto' });

export const columns = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  flex: 1,
  minHeight: 0,
  '@media': {
    [wide]: { gridTemplateColumns: '240px minmax(0, 1fr) 320px', gridTemplateRows: 'minmax(0, 1fr)' },
    [from.xl]: { gridTemplateColumns: '260px minmax(0, 1fr) 360px' },
  },
});

export const side = pattern({ ...card, padding: space[4], '@media': { [wide]: { overflowY: 'auto' } } });
/** On a narrow screen the lists are rows that scroll sideways. */
export const list = pattern({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  '@media': { [wide]: { flexDirection: 'column', overflowX: 'visible' } },
});

export const listTitle = pattern({
  ...textStep.caption,
  color: vars.color.fgSubtle,
  padding: `${space[2]} ${space[3]}`,
});

export const item = pattern({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  width: '100%',
  minWidth: 120,
  minHeight: 44,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.s,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.fast}ms ${easing.standard}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.bgSunken },
    '&[aria-current="true"]': { backgroundColor: vars.color.brandSoft, color: vars.color.brandSoftFg },
  },
});

export const depth = styleVariants({
  0: {},
  1: { '@media': { [wide]: { paddingInlineStart: space[5] } } },
  2: { '@media': { [wide]: { paddingInlineStart: space[8] } } },
});

export const lamp = pattern({
  width: 8,
  height: 8,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandBg,
  boxShadow: vars.glow.brand,
});
export const dark = pattern({ backgroundColor: vars.color.borderDefault, boxShadow: 'none' });
export const itemName = pattern({ ...textStep.small, ...truncated, fontWeight: vars.font.weightMedium });
export const itemState = pattern({
  ...textStep.caption,
  ...truncated,
  gridColumn: 2,
  fontFamily: vars.font.mono,
  color: vars.color.fgMuted,
  selectors: { '[aria-current="true"] > &': { color: 'inherit' } },
});

export const middle = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  minHeight: 0,
});
export const chartCard = pattern({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  height: '72dvh',
  overflow: 'hidden',
  '@media': { [wide]: { height: 'auto', flex: 1, minHeight: 0 } },
});
export const chartHead = pattern({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[4]} ${space[5]}`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const chartWords = pattern({ flex: '1 1 260px', minWidth: 0 });
export const sendCard = pattern({ padding: space[5], display: 'grid', gap: space[5], overflowY: 'auto' });
globalStyle(`${sendCard} textarea`, {
  '@layer': { [layers.patterns]: { fontFamily: vars.font.mono, fontSize: vars.text.smallSize } },
});

export const feed = pattern({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media': { [wide]: { overflow: 'hidden' } },
});
export const feedHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[4],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const filter = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const feedBody = pattern({
  overflowY: 'auto',
  maxHeight: 560,
  minHeight: 0,
  '@media': { [wide]: { maxHeight: 'none', flex: 1 } },
});

export const entry = pattern({
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  ...textStep.small,
});
export const entryHead = pattern({ display: 'flex', alignItems: 'baseline', gap: space[3], minHeight: 24 });
export const entryTitle = pattern({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', flex: 1, minWidth: 0 });
export const entryState = styleVariants({
  state: { color: vars.color.brandText },
  stay: { color: vars.color.criticalText },
});
export const entryMeta = pattern({
  ...textStep.caption,
  color: vars.color.fgSubtle,
  fontVariantNumeric: 'tabular-nums',
});

export const json = pattern({
  ...textStep.caption,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space[4],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
});
export const contextJson = pattern({
  ...textStep.caption,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const part = pattern({
  ...textStep.small,
  padding: `${space[4]} ${space[5]}`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  overflowWrap: 'anywhere',
});
export const partTitle = pattern({ ...textStep.caption, color: vars.color.fgSubtle, paddingBottom: space[2] });
export const fact = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
});
export const empty = pattern({ padding: space[6], textAlign: 'center', color: vars.color.fgMuted });
