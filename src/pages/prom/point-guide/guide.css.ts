import { from } from '#design-system/foundations/media.ts';
import { ofKeptMember } from '#src/widgets/kept-member.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', gap: space[9], paddingTop: space[6] });
/** What it is beside the numbers of the member. */
export const top = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[11], alignItems: 'start' },
  },
});
export const lead = pattern({ display: 'grid', gap: space[4], maxWidth: size.contentNarrow });
/** As high as a member's numbers, which come late. */
export const place = pattern({ selectors: { [ofKeptMember]: { minHeight: 268 } } });
export const figures = pattern({ fontVariantNumeric: 'tabular-nums' });
/** Ways to earn: rows on a phone, columns where there is room. */
export const ways = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[7],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const way = pattern({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingBlock: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const wayText = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const questions = pattern({ maxWidth: size.contentNarrow });
