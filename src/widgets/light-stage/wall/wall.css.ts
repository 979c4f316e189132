import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

const beside = '(orientation: landscape)';

/** The picture above what sets it, on a screen that is wider than high beside it. */
export const root = pattern({
  display: 'grid',
  gridTemplateRows: 'minmax(220px, 1fr) auto',
  gap: space[5],
  minHeight: '100%',
  '@media': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)', gridTemplateRows: '1fr', gap: space[7] },
  },
});

/** From edge to edge of a phone. */
export const stage = pattern({
  position: 'relative',
  // To the title above it and to both edges.
  margin: `calc(-1 * ${space[3]}) calc(-1 * ${space[6]}) 0`,
  overflow: 'hidden',
  '@media': {
    [beside]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      height: `calc(100dvh - ${space[11]} - ${space[9]})`,
      margin: 0,
      borderRadius: vars.radius.s,
    },
  },
});

/** Fingers move the lamp here, and not the page. */
export const handle = pattern({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `3px solid ${vars.color.borderFocus}`, outlineOffset: -3 },
  },
});

export const canvas = pattern({ width: '100%', height: '100%', objectFit: 'contain' });

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
export const sliders = pattern({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[5] });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
