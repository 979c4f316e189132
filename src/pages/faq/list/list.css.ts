import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const main = pattern({ display: 'grid', gap: space[6], minWidth: 0, alignContent: 'start' });
export const rows = pattern({ minWidth: 0 });
export const aside = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  '@media': { [from.l]: { position: 'sticky', top: '96px' } },
});

/** Topics run sideways on a phone and stand below each other beside the rows of a wide screen. */
export const topics = pattern({
  ...textStep.small,
  display: 'flex',
  gap: `0 ${space[6]}`,
  minWidth: 0,
  overflowX: 'auto',
  '@media': { [from.l]: { flexDirection: 'column', overflowX: 'visible' } },
});
export const topic = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  whiteSpace: 'nowrap',
  color: vars.color.fgMuted,
  selectors: {
    '&[aria-current]': {
      color: vars.color.fgDefault,
      fontWeight: vars.font.weightMedium,
      textDecoration: 'underline',
      textUnderlineOffset: '0.3em',
    },
  },
});
/** Beside the rows on a wide screen, above them on a phone. */
export const topicsBeside = pattern({ display: 'none', '@media': { [from.l]: { display: 'block' } } });
export const topicsAbove = pattern({ minWidth: 0, '@media': { [from.l]: { display: 'none' } } });
