import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, space } from '#design-system/theme/scale.ts';

const beside = '(orientation: landscape)';

/** The picture above what sets it, on a screen that is wider than high beside it. */
export const root = pattern({
  display: 'grid',
  gap: space[5],
  '@media': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)', gridTemplateRows: '1fr', gap: space[7] },
  },
});

/** From edge to edge of a phone, as high as the photograph, and in view while what sets it is scrolled. */
export const stage = pattern({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'grid',
  minHeight: '220px',
  backgroundColor: vars.color.bgNight,
  // To the title above it and to both edges.
  margin: `calc(-1 * ${space[3]}) calc(-1 * ${space[6]}) 0`,
  overflow: 'hidden',
  '@media': {
    [beside]: {
      alignSelf: 'start',
      height: `calc(100dvh - ${space[11]} - ${space[9]})`,
      margin: 0,
      borderRadius: vars.radius.s,
    },
  },
});

/** Fingers move the lamp here, and not the page. */
export const handle = pattern({
  display: 'grid',
  minHeight: 0,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `3px solid ${vars.color.borderFocus}`, outlineOffset: -3 },
  },
});

export const canvas = pattern({
  width: '100%',
  maxHeight: '50svh',
  objectFit: 'contain',
  '@media': { [beside]: { height: '100%', maxHeight: 'none', minHeight: 0 } },
});

export const waiting = pattern({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[6],
  textAlign: 'center',
});

export const panel = pattern({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
/** Where a finger is what points there is a camera at hand. */
export const camera = pattern({ display: 'none', '@media': { '(pointer: coarse)': { display: 'inline-flex' } } });
export const lamps = pattern({ display: 'grid', gap: space[3], minWidth: 0 });
export const note = pattern({ alignSelf: 'center' });

export const strip = pattern({ display: 'flex', gap: space[4], overflowX: 'auto', paddingBlock: space[2] });
export const pick = pattern({
  display: 'grid',
  gap: space[2],
  width: 84,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outline: `${border.thick} solid ${vars.color.borderFocus}`, outlineOffset: -2 } },
});
export const pickName = pattern({ fontSize: vars.text.captionSize, lineHeight: vars.text.captionLine });

const lineOf = { vectorEffect: 'non-scaling-stroke' } as const;
/** Lies on the picture as that lies in its frame. */
export const line = pattern({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  zIndex: layer.sticky,
});
export const lineEdge = pattern({ ...lineOf, stroke: vars.color.bgNight, strokeWidth: 6 });
export const lineCore = pattern({ ...lineOf, stroke: vars.color.actionBg, strokeWidth: 3, strokeDasharray: '8 5' });
export const end = pattern({ pointerEvents: 'auto', touchAction: 'none', cursor: 'grab', outline: 'none' });
export const endDot = pattern({
  ...lineOf,
  fill: vars.color.actionBg,
  stroke: vars.color.bgNight,
  strokeWidth: 3,
  selectors: { [`${end}:focus-visible &`]: { stroke: vars.color.borderFocus, strokeWidth: 5 } },
});
export const sliders = pattern({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[5] });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
