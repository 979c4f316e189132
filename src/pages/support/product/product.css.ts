import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** The picture beside the name on a phone; beside the name and the ways where there is room. */
export const top = pattern({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  marginBottom: space[7],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[10], rowGap: space[7] },
  },
});
export const picture = pattern({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  '@media': { [from.l]: { gridRow: '1 / span 2' } },
});
export const words = pattern({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  '@media': { [from.l]: { alignSelf: 'end' } },
});
export const model = pattern({ color: vars.color.fgMuted });
export const ways = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[7]}`,
  gridColumn: '1 / -1',
  '@media': { [from.l]: { gridColumn: 2, alignSelf: 'start' } },
});
export const way = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });

export const part = pattern({ display: 'grid', gap: space[9], minWidth: 0 });
export const films = pattern({ display: 'grid', gap: space[5], minWidth: 0 });
export const question = pattern({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
});
export const answer = pattern({ ...textStep.small, color: vars.color.fgMuted });
