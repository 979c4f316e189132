import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, space } from '../../theme/scale.ts';

export const clock = pattern({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weightMedium });

export const session = pattern({ display: 'grid', gap: space[7], minWidth: 0 });
export const withLead = pattern({
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' } },
});
export const lead = pattern({ minWidth: 0 });

export const rows = pattern({ minWidth: 0 });
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words words" "picture sold action"',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[5],
  selectors: { '& + &': { borderTop: `${border.thin} solid ${vars.color.borderSubtle}` } },
  '@media': {
    [from.m]: {
      gridTemplateColumns: '96px minmax(0, 1fr) minmax(96px, 144px) auto',
      gridTemplateAreas: '"picture words sold action"',
      columnGap: space[5],
    },
  },
});
export const quiet = pattern({ color: vars.color.fgMuted });

export const picture = pattern({
  gridArea: 'picture',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  selectors: { [`${quiet} &`]: { filter: 'grayscale(1)', opacity: 0.6 } },
});
export const words = pattern({ gridArea: 'words', display: 'grid', gap: space[2], minWidth: 0 });
export const title = pattern({
  fontFamily: vars.font.text,
  ...textStep.body,
  fontWeight: vars.font.weightMedium,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});

/** As high as a finger. */
export const link = pattern({ display: 'inline-block', paddingBlock: space[3], marginBlock: `calc(-1 * ${space[3]})` });
export const price = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  selectors: { [`${quiet} &`]: { filter: 'grayscale(1)' } },
});
export const sold = pattern({ gridArea: 'sold', display: 'grid', gap: space[2], minWidth: 0 });
export const small = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const action = pattern({ gridArea: 'action', justifySelf: 'end' });
