import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** What it is and what it brings, beside the application. */
export const columns = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[10],
      alignItems: 'start',
    },
  },
});
export const part = pattern({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  alignContent: 'start',
  '@media': { [from.l]: { gridColumn: 1, gridRow: '2 / 4' } },
});
/** At the right of the headline, and below it on a phone. */
export const picture = pattern({ minWidth: 0, '@media': { [from.l]: { gridColumn: 2, gridRow: '1 / 3' } } });
export const application = pattern({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  '@media': { [from.l]: { gridColumn: 2, gridRow: 3 } },
});
export const lead = pattern({ display: 'grid', gap: space[4] });
/** Lights to answer for: one below the other on a phone, in two columns where there is room. */
export const lights = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: space[5],
  marginTop: space[3],
});
export const needs = pattern({ display: 'grid', gap: space[3] });
export const need = pattern({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
});
export const mark = pattern({ marginTop: '2px', color: vars.color.fgMuted });
export const fulfilled = pattern({ marginTop: '2px', color: vars.color.positiveText });
/** What became of an application takes the focus of the button it replaces. */
export const status = pattern({ minWidth: 0, outlineOffset: space[3] });
