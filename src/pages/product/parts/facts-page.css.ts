import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** What the page is about beside its words; on a phone the words come first. */
export const lead = pattern({
  display: 'grid',
  gap: space[7],
  paddingBlock: `${space[6]} ${space[10]}`,
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: space[7],
      alignItems: 'start',
      // The last row takes what the picture is higher than the words.
      gridTemplateRows: 'auto 1fr',
      paddingBottom: space[11],
    },
  },
});
export const words = pattern({
  display: 'grid',
  gap: space[6],
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [from.l]: { gridColumn: '7 / 13' } },
});
export const picture = pattern({ minWidth: 0, '@media': { [from.l]: { gridRow: '1 / 3', gridColumn: '1 / 7' } } });
/** A printed thing stays whole and at its size. */
export const label = pattern({ minWidth: 0, '@media': { [from.l]: { gridRow: '1 / 3', gridColumn: '1 / 6' } } });

export const product = pattern({ display: 'flex', alignItems: 'center', gap: space[5], minWidth: 0 });
export const thumbnail = pattern({ flex: 'none', width: '64px', borderRadius: vars.radius.s });

/** A link that stands for itself is as high as a thumb. */
export const way = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });

export const columns = pattern({ rowGap: space[9] });
export const rows = pattern({ display: 'grid', width: '100%', maxWidth: '960px' });
export const row = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  paddingBlock: space[5],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
});
export const rowWords = pattern({ flex: '1 1 200px', minWidth: 0 });
export const step = pattern({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
});
export const item = pattern({ display: 'flex', gap: space[4], paddingBlock: space[3] });
export const mark = pattern({ flex: 'none', marginTop: '2px', color: vars.color.fgMuted });
