import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { pageMargins } from '#design-system/foundations/page-margins.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

/** One hairline of paper between the pictures; on a phone every third one takes both columns, on a wide screen they alternate. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[1],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const tile = pattern({
  position: 'relative',
  display: 'grid',
  height: '240px',
  selectors: { '&:nth-child(3n + 1)': { gridColumn: 'span 2', height: '300px' } },
  '@media': {
    [from.m]: { height: '340px', selectors: { '&:nth-child(3n + 1)': { height: '420px' } } },
    [from.l]: {
      selectors: {
        '&:nth-child(n)': { gridColumn: 'span 5', height: 'clamp(340px, 30vw, 520px)' },
        '&:is(:nth-child(4n), :nth-child(4n + 1))': { gridColumn: 'span 7' },
        // One that is alone in the last row takes all of it.
        '&:last-child:nth-child(odd)': { gridColumn: 'span 12' },
      },
    },
  },
});
export const link = pattern({
  display: 'grid',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: space[2],
      outline: `${border.thick} solid ${vars.color.fgNight}`,
    },
  },
});
export const picture = pattern({ height: '100%' });

/** From one edge of the page to the words of the first column. */
export const words = pattern({
  ...pageMargins,
});
export const title = pattern({ ...textStep.h4, '@media': { [from.m]: textStep.h2 } });
