import { forcedColours } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

const point = '12px';

/** Three dates on one line, from the deposit to the parcel. */
export const line = pattern({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const stop = pattern({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingTop: space[6],
  paddingRight: space[4],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '5px',
      left: 0,
      right: 0,
      borderTop: `${border.thin} solid ${vars.color.borderStrong}`,
    },
    '&:last-child::before': { right: 'auto', width: point },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      left: 0,
      width: point,
      height: point,
      boxSizing: 'border-box',
      borderRadius: '50%',
      border: `${border.thin} solid ${vars.color.borderStrong}`,
      backgroundColor: vars.color.bgPage,
      forcedColorAdjust: 'none',
    },
  },
});
/** The present one is lit. */
export const present = pattern({
  selectors: {
    '&::after': {
      backgroundColor: vars.color.brandBg,
      borderColor: vars.color.brandBg,
      boxShadow: `0 0 0 4px color-mix(in srgb, ${vars.color.brandBg} 30%, transparent)`,
      '@media': { [forcedColours]: { backgroundColor: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});
export const past = pattern({ selectors: { '&::after': { backgroundColor: vars.color.borderStrong } } });
export const label = pattern({ ...textStep.h4, overflowWrap: 'anywhere' });
export const when = pattern({
  ...textStep.small,
  textWrap: 'balance',
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
