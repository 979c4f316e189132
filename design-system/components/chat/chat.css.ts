import { component, pattern } from '../../foundations/styles.ts';
import { atThumb } from '../../foundations/at-thumb.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

/** The talk, and right of it on wide screens what the other side knows. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  minWidth: 0,
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: space[11],
      alignItems: 'start',
    },
  },
});
export const talk = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  minWidth: 0,
  maxWidth: size.contentNarrow,
});
export const note = pattern({ color: vars.color.fgMuted });
export const log = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[7], minWidth: 0 });
export const side = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.l]: { position: 'sticky', top: 96 } },
});
export const foot = pattern(atThumb);

const message = {
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;
/** Who uses the shop, at the end of the line; the answer is plain text. */
export const messages = {
  you: component({ ...message, justifySelf: 'end', justifyItems: 'end', maxWidth: 'min(480px, 88%)' }),
  shop: component({ ...message, justifySelf: 'start', justifyItems: 'start' }),
};
export const bubble = component({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
  // Sand is as dark as the page there.
  selectors: { ':root[data-theme="dark"] &': { backgroundColor: vars.color.bgRaised } },
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
export const time = component({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const sources = component({ display: 'grid', justifyItems: 'start' });
export const source = component({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });

export const form = component({ display: 'grid', gap: space[3], minWidth: 0 });
export const line = component({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[3] });
export const box = component({ flex: '1 1 200px', minWidth: 0 });
/** Several lines are as wide as the form, with the buttons below. */
export const wideBox = component({ flex: '1 0 100%', minWidth: 0 });
export const error = component({ ...textStep.small, color: vars.color.criticalText });
