import { pattern } from '#design-system/foundations/styles.ts';
import { forcedColours, from } from '#design-system/foundations/media.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gap: space[7],
  minWidth: 0,
  outline: 'none',
});
export const columns = pattern({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space[10] } },
});

export const summary = pattern({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  '@media': { [from.l]: { position: 'sticky', top: '96px' } },
});
export const average = pattern({ display: 'flex', alignItems: 'center', gap: space[5] });
export const number = pattern({ ...display, ...textStep.h1, fontVariantNumeric: 'tabular-nums' });

export const bar = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) minmax(32px, auto)',
  alignItems: 'center',
  gap: space[4],
  width: '100%',
  minHeight: size.touch,
  fontVariantNumeric: 'tabular-nums',
  ...textStep.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.fgDefault },
    '&[aria-pressed="true"]': { fontWeight: vars.font.weightBold },
  },
});
export const barStars = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: {
    // A star that costs no element: there are five of them on every product.
    '&::after': {
      content: '',
      width: '14px',
      height: '14px',
      backgroundColor: 'currentColor',
      forcedColorAdjust: 'none',
      clipPath: 'polygon(50% 2%, 63% 36%, 99% 38%, 71% 60%, 81% 96%, 50% 75%, 19% 96%, 29% 60%, 1% 38%, 37% 36%)',
    },
  },
});
export const barCount = pattern({ color: vars.color.fgMuted, textAlign: 'end' });
export const track = pattern({
  display: 'block',
  width: '100%',
  height: '8px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  overflow: 'hidden',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
export const share = pattern({
  fill: vars.color.borderStrong,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
export const chosen = pattern({ fill: vars.color.fgDefault, '@media': { [forcedColours]: { fill: 'Highlight' } } });

export const controls = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[5]}`,
});
export const order = pattern({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  // As high as the choice of the order, which comes with the scripts.
  minHeight: 44,
});
export const list = pattern({
  minWidth: 0,
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const item = pattern({
  outlineOffset: space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSubtle}` } },
});
