import { forcedColours } from '../../foundations/media.ts';
import { component } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[3], minWidth: 0 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
});
export const text = component({ ...textStep.small, fontVariantNumeric: 'tabular-nums' });
export const share = component({ ...display, fontSize: vars.text.h4Size, fontVariantNumeric: 'tabular-nums' });
export const bar = component({
  width: '100%',
  height: 10,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.bgSkeleton,
  '@media': { [forcedColours]: { border: '1px solid' } },
});
export const lit = component({ fill: vars.color.brandBg });
export const reached = component({ fill: vars.color.positiveBg });
export const mark = component({ fill: vars.color.bgSurface });
export const goals = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  ...textStep.small,
});

const dotted = {
  content: '',
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInlineEnd: space[3],
  borderRadius: vars.radius.full,
} as const;
export const goal = component({
  color: vars.color.fgMuted,
  selectors: { '&::before': { ...dotted, border: `1.5px solid ${vars.color.borderStrong}` } },
});
export const goalReached = component({
  selectors: { '&::before': { ...dotted, backgroundColor: vars.color.positiveBg } },
});
