import { gutter, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, size, space } from '#design-system/theme/scale.ts';

export const page = pattern({ paddingTop: space[6], paddingBottom: space[10] });

/** A kind of coupons: its name on columns 1 to 4, its slips on 5 to 12, so that one slip alone leaves no half of a row. */
export const group = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.l]: {
      gridTemplateColumns: `${spanOf(4)} minmax(0, 1fr)`,
      columnGap: gutter,
      selectors: { '& + &': { paddingTop: space[7], borderTop: `${border.thin} solid ${vars.color.borderSubtle}` } },
    },
  },
});
export const slips = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const entry = pattern({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: size.touch,
  color: vars.color.fgLink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
export const code = pattern({ display: 'grid', gap: space[4], maxWidth: size.contentNarrow });

/** Stays in sight over the list that is narrowed under it. */
export const bar = pattern({
  position: 'sticky',
  // Under the bar of the shop.
  top: 56,
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[4],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  backgroundColor: vars.color.bgPage,
});
export const barText = pattern({ display: 'grid', gap: space[2], minWidth: 0 });
export const status = pattern({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });
export const strong = pattern({ fontWeight: vars.font.weightMedium });
